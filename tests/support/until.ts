import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again and again until there is an answer; the test's own time limit ends it. */
export async function until<T>(ask: () => T | undefined | null | false): Promise<T> {
	for (;;) {
		const answer = ask();
		if (answer) return answer;
		await sleep(10);
	}
}
