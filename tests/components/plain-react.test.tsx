import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PriceTag } from '../../src/components/car-list/PriceTag.tsx';
import { TagBanner } from '../../src/components/car-list/TagBanner.tsx';
import { plainHtml } from '../../src/components/plain-react.ts';
import { FinanceCalculator } from '../../src/islands/finance-calculator/FinanceCalculator.tsx';
import { FinancePanes } from '../../src/islands/finance-calculator/FinancePanes.tsx';
import { ShareControls } from '../../src/islands/finance-calculator/ShareControls.tsx';
import type { FinanceModel } from '../../src/site/cars/finance.ts';

const hostile = `<b>"Bob's" & Co</b> — é`;

const parts: Record<string, ReactNode> = {
	'a text': hostile,
	'texts side by side': (
		<p>
			{hostile} and {3} {''}more
		</p>
	),
	'a text after a tag': (
		<p>
			<s>1</s>, {'two'}
			{null}
			{false}
		</p>
	),
	attributes: createElement('button', {
		type: 'button',
		className: hostile,
		title: undefined,
		'data-x': hostile,
		'aria-pressed': false,
	}),
	'an address': createElement('a', { href: "/a?b=1&c='" }, 'x'),
	'a field': <input type="text" name="price" inputMode="decimal" maxLength={16} defaultValue={hostile} />,
	'a choice': <input type="radio" name="term" value="12" aria-label="1 year" defaultChecked />,
	'a choice that is not taken': <input type="radio" name="term" value={12} defaultChecked={false} />,
	'a late picture': <img src="/a.jpg?a=1&b=2" srcSet="/a.jpg 1x" alt={hostile} width={4} height={3} loading="lazy" />,
	'a price': (
		<PriceTag
			price={{ kind: 'price', text: '$1', amount: 1, before: '$2', saving: '$1' }}
			basis="Drive away"
			drop={null}
		/>
	),
	'a tag': <TagBanner tag={{ kind: 'electric', text: hostile }} />,
};

describe('React parts without state are drawn as React draws them', () => {
	it.each(Object.entries(parts))('%s', (_, part) => {
		expect(plainHtml(part)).toBe(renderToString(part));
	});

	it('CAR-12 the calculator, as the browser brings it to life', () => {
		const html = plainHtml(<FinancePanes model={model} choice={model.start} faults={{}} Share={ShareControls} />);
		expect(html).toBe(renderToString(<FinanceCalculator model={model} />));
	});
});

const strange: Record<string, ReactNode> = {
	'a script for an address': createElement('a', { href: ['javascript', 'alert(1)'].join(':') }, 'x'),
	'an empty address': createElement('a', { href: '' }, 'x'),
	'an attribute with a rule of its own': <div hidden />,
	'a tag with rules of its own': <textarea defaultValue="x" />,
	'a picture that is seen at once': <img src="/a.jpg" alt="" />,
	'markup that is given': <div dangerouslySetInnerHTML={{ __html: '<b>x</b>' }} />,
};

describe('what is not known is left to React', () => {
	it.each(Object.entries(strange))('%s', (_, part) => {
		expect(plainHtml(part)).toBeNull();
	});
});

const model: FinanceModel = {
	start: { price: 25_990, rate: 9.9, deposit: 0, balloon: 0, term: 60, frequency: 'weekly' },
	fees: { establishment: 395, monthly: 10 },
	basis: null,
	comparison: { given: 11.4, example: { amount: 30_000, term: 60 }, warning: hostile },
	applyUrl: '/finance/?car_id=1&price=2#finance-form',
	carId: '1',
	locale: 'en-AU',
};
