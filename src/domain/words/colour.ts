/** Colours as `#rrggbb`, and how readable one is on another after WCAG 2: black on white is 21, equal colours 1. */

/** Contrast of two colours, 1 to 21. */
export function contrastRatio(one: string, other: string): number {
	const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (light + 0.05) / (dark + 0.05);
}

/** The one of `candidates` whose lowest contrast with the backgrounds is highest. */
export function mostReadable(candidates: readonly [string, ...string[]], backgrounds: readonly string[]): string {
	const worst = (colour: string) => Math.min(...backgrounds.map((background) => contrastRatio(colour, background)));
	return candidates.reduce((best, colour) => (worst(colour) > worst(best) ? colour : best));
}

/** `one` with `share` (0 to 1) of `other` in it. */
export function mix(one: string, other: string, share: number): string {
	const from = channels(one);
	const to = channels(other);
	const mixed = from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share));
	return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
		const part = value / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
	return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
