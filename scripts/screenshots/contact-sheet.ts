/** A picture that was taken. */
export type Shot = { slug: string; page: string; width: number; file: string };

/** One page that shows all pictures, a row per tenant, for looking through them. */
export function contactSheet(shots: readonly Shot[]): string {
	const sections = [...Map.groupBy(shots, ({ slug }) => slug)].map(
		([slug, own]) => `<section><h2>${slug}</h2><div>${own.map(figure).join('')}</div></section>`,
	);
	return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Screenshots</title><style>
body { margin: 2rem; font: 16px/1.4 system-ui, sans-serif; }
div { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-bottom: 1rem; }
figure { margin: 0; flex: none; }
img { display: block; height: 30rem; width: auto; object-fit: cover; object-position: top; border: 1px solid #ccc; }
</style></head><body><h1>Screenshots</h1>${sections.join('\n')}</body></html>
`;
}

const figure = ({ page, width, file }: Shot): string =>
	`<figure><a href="${file}"><img src="${file}" alt="${page} at ${width} pixels" loading="lazy"></a><figcaption>${page}, ${width}</figcaption></figure>`;
