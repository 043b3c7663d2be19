import CaptchaWorker from 'altcha/workers/pbkdf2?worker';
import { leadPaths } from '../../contract/paths.ts';

/** Milliseconds within which a device has to have done the work. */
const timeout = 90_000;

/**
 * Asks for a challenge and solves it in a worker, so that typing stays smooth (FORM-6). Resolves with what travels as
 * `captcha` beside the lead; each one counts once. Rejects where there is no challenge or no solution.
 */
export async function solveCaptcha(base: string): Promise<string> {
	const response = await fetch(base + leadPaths.captcha, {
		headers: { accept: 'application/json' },
		cache: 'no-store',
		signal: AbortSignal.timeout(timeout),
	});
	if (!response.ok) throw new Error(`No challenge: ${response.status}`);
	const challenge: unknown = await response.json();
	return btoa(JSON.stringify({ challenge, solution: await work(challenge) }));
}

function work(challenge: unknown): Promise<unknown> {
	const worker = new CaptchaWorker();
	const solution = new Promise((resolve, reject) => {
		worker.onerror = () => reject(new Error('The challenge could not be worked on.'));
		worker.onmessage = ({ data }: MessageEvent) =>
			data && !data.error ? resolve(data) : reject(new Error('The challenge has no solution.'));
		worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout });
	});
	return solution.finally(() => worker.terminate());
}
