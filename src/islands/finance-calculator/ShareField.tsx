import { useLayoutEffect, useRef } from 'react';
import { formatMoney, formatPercent } from '../../domain/words/written-number.ts';

type Props = {
	/** What the slider is called: not as its field is. */
	label: string;
	/** Of which it is a share, and what is chosen, in dollars. */
	whole: number;
	amount: number;
	/** Shares that are offered, in percent; 0 has its own name. */
	shares: readonly number[];
	none: string;
	locale: string;
	onAmount: (amount: number) => void;
};

/** The highest share that the slider has, in percent; more can be typed. */
const most = 50;

/** A slider and usual shares beside a field with an amount. The slider is the browser’s own, and follows the field. */
export function ShareField({ label, whole, amount, shares, none, locale, onAmount }: Props) {
	const slider = useRef<HTMLInputElement>(null);
	const share = whole > 0 ? Math.min(Math.round((amount / whole) * 100), most) : 0;
	const amountOf = (percent: number): number => Math.round((whole * percent) / 100);
	// Before this was alive somebody may have moved it; afterwards it says what the field says.
	useLayoutEffect(() => {
		if (slider.current && slider.current.value !== slider.current.defaultValue)
			onAmount(amountOf(Number(slider.current.value)));
	}, []);
	useLayoutEffect(() => {
		if (slider.current && slider.current !== document.activeElement) slider.current.value = String(share);
	}, [share]);
	return (
		<div className="finance-share">
			<input
				ref={slider}
				type="range"
				min={0}
				max={most}
				step={1}
				defaultValue={share}
				aria-label={label}
				aria-valuetext={`${formatPercent(share, locale)}, ${formatMoney(amount, locale)}`}
				onInput={(event) => {
					event.stopPropagation();
					onAmount(amountOf(Number(event.currentTarget.value)));
				}}
			/>
			<div className="finance-presets">
				{shares.map((percent) => (
					<button
						key={percent}
						type="button"
						aria-pressed={amount === amountOf(percent)}
						onClick={() => onAmount(amountOf(percent))}
					>
						{percent === 0 ? none : formatPercent(percent, locale)}
					</button>
				))}
			</div>
		</div>
	);
}
