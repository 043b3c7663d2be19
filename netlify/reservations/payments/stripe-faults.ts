import { ProcessorFault } from './processor.ts';

/** The answer of a call; null where Stripe refuses it for one of these reasons: it is as we want it already, or not there. */
export async function unless<T>(codes: readonly string[], work: () => Promise<T>): Promise<T | null> {
	try {
		return await work();
	} catch (error) {
		const { code } = Object(error) as { code?: unknown };
		if (codes.includes(String(code))) return null;
		throw error;
	}
}

/** Says what went wrong by Stripe's own names: its messages may quote what we sent. */
export async function named<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof ProcessorFault) throw error;
		const { type, code, statusCode } = Object(error) as { type?: string; code?: string; statusCode?: number };
		if (!type?.startsWith('Stripe')) throw error;
		throw new ProcessorFault(`Stripe: ${[type, code, statusCode].filter(Boolean).join(' ')}`);
	}
}
