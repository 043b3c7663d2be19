import { HelpAsked, UsageError } from './arguments.ts';

/** Exit codes of a command that failed, and of one that was used wrongly. */
type ExitCodes = { failed?: number; misused?: number };

/**
 * Runs a command as the process: its exit code is the number that `run` resolves with, or 0. Help goes to the standard output; what it
 * throws goes to the standard error, as the message, and ends with `failed` (1), wrong use with `misused` (the same).
 */
export async function runCommand(run: () => unknown, { failed = 1, misused = failed }: ExitCodes = {}): Promise<void> {
	try {
		const code = await run();
		if (typeof code === 'number') process.exitCode = code;
	} catch (error) {
		if (error instanceof HelpAsked) return void process.stdout.write(`${error.message}\n`);
		process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = error instanceof UsageError ? misused : failed;
	}
}
