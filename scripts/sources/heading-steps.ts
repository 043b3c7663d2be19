/** The deepest heading that a text gets; deeper ones would look the same. */
const deepest = 4;

/**
 * Gives the headings of `html` (without attributes) the levels that a page with one h1 needs: the text's highest become
 * h2, and none is more than one level below the one it belongs to.
 */
export function stepHeadings(html: string): string {
	const above: number[] = [];
	const open: string[] = [];
	return html.replace(/<(\/?)h([1-6])>/g, (_, closes: string, level: string) => {
		if (closes) return `</${open.pop() ?? `h${deepest}`}>`;
		while ((above.at(-1) ?? 0) >= Number(level)) above.pop();
		above.push(Number(level));
		const name = `h${Math.min(above.length + 1, deepest)}`;
		open.push(name);
		return `<${name}>`;
	});
}
