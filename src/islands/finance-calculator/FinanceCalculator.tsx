import { useEffect, useRef, useState } from 'react';
import { keepChosen } from '../../client/leads/device/finance-figures.ts';
import { changedFrom, type FinanceChoice } from '../../domain/money/finance.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';
import { applyWith } from './apply-with.ts';
import type { TypedField } from './choice-faults.ts';
import { FinancePanes } from './FinancePanes.tsx';
import { figuresOnPage } from './figures-on-page.ts';
import type { FinanceAbout } from './finance-about.ts';
import { readFinanceFields } from './read-fields.ts';
import { ShareField } from './ShareField.tsx';
import { setFields } from './write-fields.ts';

/** The price that the page tells the calculator to begin with, in dollars; null for its own. */
export type ToldPrices = { read: () => number | null; listen: (listener: () => void) => () => void };

/** `about`: what only the browser knows, once it is alive. `onAlive`: called once it has read its fields and is drawn with them. */
type Props = { model: FinanceModel; about?: FinanceAbout; told?: ToldPrices; onAlive?: () => void };

/**
 * What a price costs in repayments (CAR-12). The build draws it with its first result; in the browser it starts at the
 * first touch. The fields keep their own values, so that what was typed before it started counts.
 */
export function FinanceCalculator({ model, about, told, onAlive }: Props) {
	const { locale } = model;
	const [start, setStart] = useState(model.start);
	const fields = useRef<HTMLFieldSetElement>(null);
	const [{ choice, faults }, setRead] = useState(
		() => ({ choice: start, faults: {} }) as ReturnType<typeof readFinanceFields>,
	);
	const [isAlive, setAlive] = useState(false);
	const read = () => fields.current && setRead(readFinanceFields(fields.current, start, locale));
	/** As if it had been typed. */
	const set = (name: TypedField) => (amount: number) => {
		if (!fields.current) return;
		setFields(fields.current, { [name]: amount }, locale);
		fields.current.dispatchEvent(new Event('input', { bubbles: true }));
	};
	const begin = (chosen: Partial<FinanceChoice>) => {
		const price = told?.read() ?? null;
		setStart(price === null ? model.start : { ...model.start, price });
		if (fields.current) setFields(fields.current, { ...(price !== null && { price }), ...chosen }, locale);
		read();
	};
	// Once, for what was typed before this started, and for what the page, the address and this device know.
	useEffect(() => {
		begin(about?.begin ?? {});
		setAlive(true);
		return told?.listen(() => begin({ price: told.read() ?? model.start.price }));
	}, []);
	useEffect(() => {
		if (isAlive) onAlive?.();
	}, [isAlive]);
	const onPage = useRef<ReturnType<typeof figuresOnPage>>(null);
	useEffect(() => {
		if (!isAlive) return;
		onPage.current ??= figuresOnPage(model);
		onPage.current(choice, start);
		if (about) keepChosen(about.tab, about.place, { ...changedFrom(start, choice), asked: about.asked });
	}, [isAlive, choice, start]);
	return (
		<FinancePanes
			model={model}
			about={isAlive ? about : undefined}
			choice={choice}
			faults={faults}
			Share={ShareField}
			fields={fields}
			onInput={read}
			onSet={set}
			onApply={(event) => about && applyWith(event, { choice, fees: model.fees, about })}
		/>
	);
}
