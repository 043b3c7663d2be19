import type { RebuildOptions } from '../store/requests.ts';

/** A request to the host that starts a build, and how messages name it: addresses and tokens are secrets. */
export type HostCall = { what: string; url: string; headers: Record<string, string>; body: object };

/** Why a host cannot be asked: what to set. */
export type HostFault = { fault: string };

/** What a build is asked for. */
export type HostOrder = { slug: string; why: string; options: RebuildOptions };

/** Milliseconds that a host may take to answer. */
const patience = 8_000;

/** Sends it. Resolves with what went wrong, without any secret, or null. */
export async function sendHostCall({ what, url, headers, body }: HostCall): Promise<string | null> {
	try {
		const answer = await fetch(url, {
			method: 'POST',
			headers: { 'content-type': 'application/json', 'user-agent': 'forecourt', ...headers },
			body: JSON.stringify(body),
			redirect: 'manual',
			signal: AbortSignal.timeout(patience),
		});
		await answer.body?.cancel();
		return answer.ok ? null : `${what} answered ${answer.status}. ${remedy(answer.status)}`;
	} catch (error) {
		return `${what} ${unreached(error)}. It is asked again at the next trigger, or within a quarter of an hour.`;
	}
}

function remedy(status: number): string {
	if (status === 401 || status === 403) return 'Check its token.';
	if (status === 404 || status === 422) return 'Check its address and settings.';
	return 'It is asked again at the next trigger, or within a quarter of an hour.';
}

/** The kind of a failure: its message may quote the address. */
function unreached(error: unknown): string {
	const { name, cause } = Object(error) as { name?: unknown; cause?: unknown };
	if (name === 'TimeoutError') return `did not answer within ${patience / 1000} s`;
	const { code } = Object(cause) as { code?: unknown };
	return `could not be reached (${typeof code === 'string' ? code : 'no connection'})`;
}

/** Whether an address may be called: https, or this machine. */
export function isCallable(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, hostname } = new URL(address);
	return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname));
}
