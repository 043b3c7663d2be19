/** What a line says. No value may be anything that a visitor typed: errors go through `errorFacts`. */
type Facts = Readonly<Record<string, string | number | readonly string[] | null | undefined>>;

/** Writes one line of JSON for whoever runs the server: errors to stderr, everything else to stdout. */
export function log(level: 'error' | 'info', facts: Facts): void {
	const stream = level === 'error' ? process.stderr : process.stdout;
	stream.write(`${JSON.stringify({ level, ...facts })}\n`);
}

/** Frames of a stack that are logged. */
const mostFrames = 6;

/** What may be logged of an error: its kind and where it happened, not its message, which may quote what a visitor typed. */
export function errorFacts(error: unknown): { name?: string; code?: string; at: readonly string[] } {
	const { name, code, stack, message } = Object(error) as Partial<
		Record<'name' | 'code' | 'stack' | 'message', unknown>
	>;
	// A stack begins with the message, and lines of that may look like frames.
	const calls = typeof stack === 'string' ? stack.replace(String(message), '').split('\n') : [];
	const frames = calls.filter((line) => /^\s+at /.test(line)).slice(0, mostFrames);
	return {
		...(typeof name === 'string' && { name }),
		...(typeof code === 'string' && { code }),
		at: frames.map((line) => line.trim()),
	};
}
