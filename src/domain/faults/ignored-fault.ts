import type { Frame } from './stack.ts';

/** Of a minified framework, and of hydration (SITE-17); and what no page can help. */
const ignored: readonly RegExp[] = [
	/minified react error|react\.dev\/errors|reactjs\.org\/docs\/error-decoder/i,
	/hydrat(?:e|ed|ing|ion)\b/i,
	/did(?: not|n't|n’t) match[^.]*server|server[- ]rendered html|server html/i,
	/^ResizeObserver loop/,
	/^(?:Uncaught )?Script error\.?$/,
	/^(?:AbortError|The operation was aborted|The user aborted)/,
];

/** Whether a fault is not reported: one of the above, or one of a stack in which nothing is from `origin`, such as an extension’s. */
export function isIgnoredFault(
	{ name, message, frames }: { name: string; message: string; frames: readonly Frame[] },
	origin: string,
): boolean {
	if (ignored.some((pattern) => pattern.test(message) || pattern.test(name))) return true;
	return frames.length > 0 && !frames.some(({ filename }) => filename.startsWith(`${origin}/`));
}
