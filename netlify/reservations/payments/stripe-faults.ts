import { ProcessorFault } from './processor.ts';

/** Does without what Stripe refuses for one of these reasons: it is as we want it already. */
export async function unless(codes: readonly string[], work: () => Promise<unknown>): Promise<void> {
	try {
		await work();
	} catch (error) {
		const { code } = Object(error) as { code?: unknown };
		if (!codes.includes(String(code))) throw error;
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
