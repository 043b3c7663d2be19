import { createInterface } from 'node:readline/promises';

/** Asks who sits at the terminal; without one it says how to go on, and the answer is no. */
export async function confirm(question: string): Promise<boolean> {
	if (!process.stdin.isTTY) {
		process.stdout.write(`${question} There is no terminal to confirm this: add --yes.\n`);
		return false;
	}
	const asked = createInterface({ input: process.stdin, output: process.stdout });
	try {
		return (await asked.question(`${question} (yes or no) `)).trim().toLowerCase() === 'yes';
	} finally {
		asked.close();
	}
}
