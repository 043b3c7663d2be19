import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What was asked for is help: the message is the command's usage. */
export class HelpAsked extends Error {}

/** Wrong use of a command line: what is wrong, then how the command is used. */
export class UsageError extends Error {
	constructor(fault: string, usage: string, options?: ErrorOptions) {
		super(`${fault}\n${usage}`, options);
	}
}

/** Every command has it. */
const help = { help: { type: 'boolean' } } as const;

/**
 * Reads a command line (by default this process's), as `parseArgs` does. Throws a HelpAsked for `--help`, and a UsageError for
 * what the command does not know.
 */
export function readArguments<const Config extends ParseArgsConfig>(
	config: Config,
	usage: string,
): ReturnType<typeof parseArgs<Config>> {
	const parsed = parse({ ...config, options: { ...config.options, ...help } }, usage);
	if ((parsed.values as { help?: boolean }).help) throw new HelpAsked(usage);
	return parsed as unknown as ReturnType<typeof parseArgs<Config>>;
}

function parse<Config extends ParseArgsConfig>(config: Config, usage: string) {
	try {
		return parseArgs(config);
	} catch (error) {
		const said = error instanceof Error ? error.message : String(error);
		// Node goes on to explain how an argument can begin with a hyphen; none of ours does.
		const fault = said.replace(/(?:\. To specify a positional argument.*|\.)?$/s, '.');
		throw new UsageError(fault, usage, { cause: error });
	}
}
