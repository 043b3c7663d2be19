import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Result } from '../../../src/islands/finance-calculator/Result.tsx';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { modelAt } from '../../support/model-at.ts';

test('CAR-12 a deposit above the price is a fault, and not a car with nothing to borrow', () => {
	const models = [{ slug: 'rio', name: 'Rio', manufacturer_name: 'Kia' }];
	const site = makeSite({ models, build_model_pages: true }, [makeCar({ car_type: 'new', price: 20_000 })]);
	const { finance } = modelAt(site, 'model', '/rio/');
	if (!finance) throw new Error('The page has no calculator.');
	const said = (deposit: number, faults: string[]) =>
		renderToStaticMarkup(
			<Result choice={{ ...finance.start, deposit }} model={finance} faults={faults}>
				{null}
			</Result>,
		);
	expect(said(20_000, [])).toContain('Nothing to borrow');
	expect(said(30_000, ['deposit'])).toContain('Fix the marked figure first.');
	expect(said(30_000, ['deposit'])).not.toContain('Nothing to borrow');
});
