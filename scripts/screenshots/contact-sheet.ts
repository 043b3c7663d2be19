/** A picture that was taken; `before` is the same page's picture of an earlier run, `same` if nothing on it has changed. */
export type Shot = { slug: string; page: string; width: number; file: string; before?: string; same?: boolean };

/** One page that shows all pictures, a section per tenant, each beside the one of the run before. */
export function contactSheet(shots: readonly Shot[]): string {
	const sections = [...Map.groupBy(shots, ({ slug }) => slug)].map(
		([slug, own]) => `<section><h2>${slug}</h2><div>${own.map(pair).join('')}</div></section>`,
	);
	const changed = shots.filter(({ before, same }) => before !== undefined && !same).length;
	const compared = shots.filter(({ before }) => before !== undefined).length;
	return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Screenshots</title><style>
body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; }
section > div { display: flex; gap: 1.5rem; overflow-x: auto; align-items: flex-start; padding-bottom: 1rem; }
article { flex: none; padding: 0.5rem; border: 2px solid #ccc; }
article.changed { border-color: #c2410c; }
article > div { display: flex; gap: 0.5rem; }
h3 { margin: 0 0 0.5rem; font-size: 1rem; }
figure { margin: 0; }
img { display: block; height: 30rem; width: auto; object-fit: cover; object-position: top; border: 1px solid #ccc; }
body:has(#changed:checked) article:not(.changed) { display: none; }
</style></head><body><h1>Screenshots</h1>
<p>${shots.length} pictures, ${compared} with one of the run before, of which ${changed} have changed. <label><input type="checkbox" id="changed"> Only those</label></p>
${sections.join('\n')}</body></html>
`;
}

function pair({ page, width, file, before, same }: Shot): string {
	const name = `${page} at ${width} pixels`;
	const state = before === undefined ? '' : same ? ', unchanged' : ', changed';
	const figures =
		before === undefined || same
			? [figure(file, name)]
			: [figure(before, `${name}, before`), figure(file, `${name}, after`)];
	return `<article${state === ', changed' ? ' class="changed"' : ''}><h3>${page}, ${width}${state}</h3><div>${figures.join('')}</div></article>`;
}

const figure = (file: string, name: string): string =>
	`<figure><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a><figcaption>${name.split(', ')[1] ?? ''}</figcaption></figure>`;
