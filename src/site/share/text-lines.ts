import type { Lettering } from './lettering.ts';

/** A text in lines that fit, and the size in pixels at which they do. */
export type TextLines = { lines: string[]; size: number };

type Room = {
	/** Pixels. */
	width: number;
	most: number;
	/** Sizes to try, the largest first. */
	sizes: readonly [number, ...number[]];
};

/** Breaks a text into at most `most` lines at the largest size that fits it; at the smallest, the rest is cut off with `…`. */
export function fitText(text: string, font: Lettering, { width, most, sizes }: Room): TextLines {
	for (const size of sizes) {
		const lines = wrapped(text, (part) => font.width(part, size) <= width);
		if (lines.length <= most && lines.every((line) => font.width(line, size) <= width)) return { lines, size };
	}
	const size = sizes.at(-1) ?? sizes[0];
	const fits = (part: string) => font.width(part, size) <= width;
	const lines = wrapped(text, fits);
	const kept = lines.slice(0, most).map((line) => (fits(line) ? line : cut(line, fits)));
	if (lines.length > most) kept.push(cut(`${kept.pop() ?? ''} ${lines[most] ?? ''}`, fits));
	return { lines: kept, size };
}

/** As many words on each line as fit; a word that is too long stands alone. */
function wrapped(text: string, fits: (line: string) => boolean): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/).filter(Boolean)) {
		const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
		if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
		else lines.push(word);
	}
	return lines;
}

function cut(line: string, fits: (line: string) => boolean): string {
	const letters = [...line.trim()];
	while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
	return `${letters.join('').trimEnd()}…`;
}
