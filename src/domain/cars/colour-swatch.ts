/** What the colours that feeds name look like, about. */
const swatches = new Map(
	Object.entries({
		beige: '#d6c6a5',
		black: '#16181a',
		blue: '#1f4f8f',
		bronze: '#8a6a3f',
		brown: '#5b4031',
		burgundy: '#6a1b2a',
		gold: '#c2a253',
		green: '#2f5d43',
		grey: '#6d7277',
		gray: '#6d7277',
		maroon: '#6a1b2a',
		orange: '#d9642a',
		pink: '#d98ba0',
		purple: '#593a75',
		red: '#b3202a',
		silver: '#c4c8cc',
		white: '#f5f6f6',
		yellow: '#e8c23a',
	}),
);

/** A colour's look by its plain name, `Grey`; null for any that is not plain: `Machine Grey` is the maker's to show. */
export const colourSwatch = (name: string): string | null => swatches.get(name.trim().toLowerCase()) ?? null;

/** Whether a word is a plain name of a colour. */
export const isPlainColour = (name: string): boolean => swatches.has(name.toLowerCase());
