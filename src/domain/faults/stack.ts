/** A call of a stack. */
export type Frame = { function: string; filename: string; lineno: number; colno: number };

const mostFrames = 30;

/** `at draw (https://a.example/_astro/b.js:1:2)`, `at https://…:1:2`, `at async file:///srv/a.ts:3:4`. */
const ofChrome = /^\s*at (?:async )?(?:(.*?) \()?((?:https?|file|node|[a-z-]+-extension):.*?|\/.*?):(\d+):(\d+)\)?\s*$/;
/** `draw@https://a.example/_astro/b.js:1:2`. */
const ofFirefox = /^\s*([^\s@]*)@((?:https?|[a-z-]+-extension):.*?):(\d+):(\d+)\s*$/;

/** The calls of a stack as Chrome, Node, Firefox and Safari write it, the innermost first; without queries, which may hold anything. */
export function framesOf(stack: unknown): Frame[] {
	if (typeof stack !== 'string') return [];
	return stack
		.split('\n')
		.flatMap((line) => {
			const [, name, file, row, column] = ofChrome.exec(line) ?? ofFirefox.exec(line) ?? [];
			if (!file) return [];
			const filename = file.replace(/[?#].*$/, '').slice(0, 300);
			return [{ function: (name || '?').slice(0, 100), filename, lineno: Number(row), colno: Number(column) }];
		})
		.slice(0, mostFrames);
}
