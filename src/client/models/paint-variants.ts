/** Shows each variant in the chosen colour, which its caption names; one of ours in that colour stays (ROUTE-17). */
export function paintVariants({ value, dataset }: HTMLInputElement): void {
	const { src, srcset = '', alt = '' } = dataset;
	if (!src) return;
	for (const figure of document.querySelectorAll('.variant-choice figure')) {
		const picture = figure.querySelector('img');
		if (!picture || isIn(figure.querySelector('figcaption:not([data-paint])'), value)) continue;
		Object.assign(picture, { srcset, src, alt });
		caption(figure, value);
	}
}

const isIn = (said: Element | null, colour: string): boolean =>
	said?.textContent?.toLowerCase().endsWith(` in ${colour.toLowerCase()}`) ?? false;

function caption(figure: Element, colour: string): void {
	const said = figure.querySelector('figcaption') ?? document.createElement('figcaption');
	said.textContent = colour;
	said.dataset['paint'] = '';
	figure.append(said);
}
