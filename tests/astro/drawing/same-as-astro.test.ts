import {
	addAttribute,
	renderComponent as astroPart,
	render as astroTemplate,
	spreadAttributes,
	unescapeHTML,
} from 'astro/runtime/server/index.js';
import {
	type Arbitrary,
	array,
	asyncProperty,
	constantFrom,
	dictionary,
	double,
	integer,
	letrec,
	oneof,
	property,
	assert as propertyHolds,
	string,
	tuple,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
	addAttribute as drawAttribute,
	spreadAttributes as drawAttributes,
	renderComponent as drawPart,
	render as drawTemplate,
	unescapeHTML as markup,
} from '../../../scripts/astro/drawing/compiler-runtime.ts';
import { PageDrawing } from '../../../scripts/astro/drawing/page-drawing.ts';

/**
 * What stands between a dealer's feed and a visitor's browser is how texts are escaped: ours is what Astro's own runtime does,
 * for whatever a feed or a config may hold.
 */
const marks = [...'"\'&<>`=\0\n\u2028\ud800é😀', '&amp;', '&#34;', '" onload="x', '</p><script>', '<!--', '-->'];
const text = array(oneof(constantFrom(...marks), string({ maxLength: 6 })), { maxLength: 5 }).map((all) =>
	all.join(''),
);
const plain = oneof(text, integer(), double(), constantFrom(null, undefined, true, false, '', 0));
const children = letrec((again) => ({ some: oneof(plain, array(again('some'), { maxLength: 4 })) })).some;

const styleNames = oneof(constantFrom('color', 'fontSize', '--accent', 'margin-top'), text);
const styles = dictionary(styleNames, plain, { maxKeys: 4 });
const classes = letrec((again) => ({
	list: oneof(plain, dictionary(text, plain, { maxKeys: 3 }), array(again('list'), { maxLength: 3 })),
})).list;
const names = constantFrom(
	...'href src id value alt data-x data-car aria-label class role width tabindex content onclick xlink:href'.split(' '),
	...'hidden popover download checked OPEN defer async disabled disableX loop className set:html set:text'.split(' '),
);
const attribute: Arbitrary<[string, unknown]> = oneof(
	tuple(oneof(names, text), plain),
	tuple(constantFrom('style'), oneof(plain, styles, tuple(styles, text))),
	tuple(constantFrom('class:list'), classes),
);
const attributes = array(attribute, { maxLength: 6 }).map((all) => Object.fromEntries(all));
const tags = constantFrom('a', 'input', 'p', 'my-part');

const runs = { seed: 20261123, numRuns: 500 };

describe('as Astro writes it', () => {
	// It warns of `set:html` among attributes that are spread.
	beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
	afterAll(() => vi.restoreAllMocks());

	test('an attribute of any name and value', () => {
		propertyHolds(
			property(attribute, tags, ([name, value], tag) => {
				expect(String(drawAttribute(value, name, true, tag))).toBe(String(addAttribute(value, name, true, tag)));
			}),
			runs,
		);
	});

	test('attributes that are spread', () => {
		propertyHolds(
			property(attributes, tags, (values, tag) => {
				expect(String(drawAttributes(values, tag))).toBe(String(spreadAttributes({ ...values }, tag)));
			}),
			runs,
		);
	});

	test('what a tag holds, texts and lists in lists', async () => {
		await propertyHolds(
			asyncProperty(children, children, async (one, other) => {
				const drawn = await drawTemplate`<p>${one}</p>${[drawTemplate`<b>${other}</b>`, other]}`;
				const theirs = astroTemplate`<p>${one}</p>${[astroTemplate`<b>${other}</b>`, other]}`;
				expect(String(drawn)).toBe(await textOf(theirs));
			}),
			runs,
		);
	});

	test('markup that is set, as it is', async () => {
		await propertyHolds(
			asyncProperty(children, async (html) => {
				expect(String(await drawTemplate`${markup(html)}`)).toBe(await textOf(astroTemplate`${unescapeHTML(html)}`));
				const late = Promise.resolve(html);
				expect(String(await drawTemplate`${markup(late)}`)).toBe(await textOf(astroTemplate`${unescapeHTML(late)}`));
			}),
			runs,
		);
	});

	test('a tag by its name', async () => {
		await propertyHolds(
			asyncProperty(tags, attributes, plain, async (tag, given, inside) => {
				// Of a part's props Astro keeps what starts a part of React for itself.
				const props = Object.fromEntries(
					Object.entries(given).filter(([name]) => !/^(?:client|server|class):/.test(name)),
				);
				const drawn = drawPart(newDrawing(), 'Tag', tag, props, { default: () => drawTemplate`${inside}` });
				const theirs = await astroPart(astroResult, 'Tag', tag, props, { default: () => astroTemplate`${inside}` });
				expect(String(drawn)).toBe(await textOf(theirs));
			}),
			runs,
		);
	});
});

test('a tag whose name holds more than letters stops the page', () => {
	expect(() => drawPart(newDrawing(), 'Tag', 'p onload="x"', {})).toThrow(
		'"p onload=\\"x\\"" is not the name of a tag',
	);
});

const newDrawing = () => new PageDrawing({ url: new URL('https://a.example/'), locals: {} as App.Locals, scripts: {} });

/** As much of what Astro knows of a page as a tag needs. */
const astroResult = { renderers: [], clientDirectives: new Map(), _metadata: {} } as unknown as Parameters<
	typeof astroPart
>[0];

type Rendered = { render: (to: { write: (chunk: unknown) => void }) => unknown };

async function textOf(rendered: unknown): Promise<string> {
	const chunks: string[] = [];
	await (rendered as Rendered).render({ write: (chunk) => chunks.push(String(chunk)) });
	return chunks.join('');
}
