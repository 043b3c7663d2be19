import type { Template } from '../../domain/words/template.ts';

/** Vehicles from the side for the scenes of page heads: 200 wide, facing right, their wheels on y = 0. `c` is the body, `g` the glass. */
type Silhouette = { body: string; wheels: readonly [x: number, radius: number][] };

const car: Silhouette = {
	body: '<path class="c" d="M4-14V-26Q4-38 22-42L36-44 60-66Q67-73 80-73H122Q134-73 143-65L164-45Q188-42 194-32 198-26 197-14 196-10 190-10H10Q4-10 4-14Z"/><path class="g" d="M50-45 68-62Q72-66 80-66H94V-45ZM101-66H121Q130-66 137-59L151-45H101Z"/><path class="l" d="M188-34 196-32V-25H188ZM4-36H13V-28H4Z"/>',
	wheels: [
		[44, 18],
		[156, 18],
	],
};
const van: Silhouette = {
	body: '<path class="c" d="M4-14V-84Q4-92 12-92H132Q142-92 149-84L172-54Q192-50 196-38 198-30 197-14 196-10 190-10H10Q4-10 4-14Z"/><path class="g" d="M112-82H130Q137-82 142-76L158-54H112ZM18-82H56V-54H18ZM64-82H104V-54H64Z"/><path class="l" d="M186-40H196V-30H186Z"/>',
	wheels: [
		[42, 18],
		[158, 18],
	],
};
const truck: Silhouette = {
	body: '<path class="w" d="M2-108H132V-26H2Z"/><path class="c" d="M138-14V-90Q138-96 144-96H170Q178-96 182-88L194-56Q198-50 198-42V-18Q198-12 192-12H138Z"/><path class="c" d="M2-26H140V-14H2Z"/><path class="g" d="M150-84H168Q172-84 174-80L184-54H150Z"/><path class="l" d="M190-36H198V-26H190Z"/>',
	wheels: [
		[34, 18],
		[78, 18],
		[166, 18],
	],
};
const motorcycle: Silhouette = {
	body: '<path class="s" d="M40-30 78-62 128-58 162-30M128-58 118-82 134-92M78-62 92-28 128-30 140-56"/><path class="c" d="M84-66Q104-86 128-72L140-58Q116-50 88-56ZM36-72Q58-78 84-66L80-56Q58-60 40-62Z"/><path class="l" d="M136-78H148V-66H138Z"/>',
	wheels: [
		[38, 30],
		[164, 30],
	],
};
const camper: Silhouette = {
	body: '<path class="s" d="M150-14 198-8"/><path class="w" d="M4-18V-78Q4-96 24-96H128Q146-96 152-80L160-50Q162-18 150-18H10Q4-18 4-18Z"/><path class="c" d="M4-44H160Q162-18 150-18H4Z"/><path class="g" d="M20-80H58V-54H20ZM112-80H132Q140-80 142-74L147-54H112Z"/><path class="c" d="M70-82H100V-18H70Z"/><path class="g" d="M76-76H94V-56H76Z"/>',
	wheels: [[62, 18]],
};

const byTemplate: Partial<Record<Template, Silhouette>> = {
	truck,
	motorcycle,
	camper,
	rv: van,
	conversion: van,
};

/** The vehicle that the template sells, at x, y and with this scale. */
export function vehicle(template: Template, { x, y, size }: { x: number; y: number; size: number }): string {
	const { body, wheels } = byTemplate[template] ?? car;
	const turned = wheels.map(
		([at, radius]) =>
			`<circle class="t" cx="${at}" cy="${-radius}" r="${radius}"/><circle class="r" cx="${at}" cy="${-radius}" r="${radius / 2}"/>`,
	);
	return `<g transform="translate(${x} ${y}) scale(${size})">${body}${turned.join('')}</g>`;
}
