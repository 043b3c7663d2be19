import type { Ref } from 'react';
import { formatMoney, formatPercent } from '../../domain/words/written-number.ts';

export type ShareProps = {
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

/** What percentage of the whole an amount is, as far as the slider goes. */
export const shareOf = ({ whole, amount }: Pick<ShareProps, 'whole' | 'amount'>): number =>
	whole > 0 ? Math.min(Math.round((amount / whole) * 100), most) : 0;

/** A percentage of the whole, in dollars. */
export const amountOf = ({ whole }: Pick<ShareProps, 'whole'>, percent: number): number =>
	Math.round((whole * percent) / 100);

/** A slider and usual shares beside a field with an amount. The slider is the browser’s own. */
export function ShareControls({ slider, ...props }: ShareProps & { slider?: Ref<HTMLInputElement> }) {
	const { label, amount, shares, none, locale, onAmount } = props;
	const share = shareOf(props);
	return (
		<div className="finance-share">
			<input
				ref={slider}
				type="range"
				min={0}
				max={most}
				step={1}
				autoComplete="off"
				defaultValue={share}
				aria-label={label}
				aria-valuetext={`${formatPercent(share, locale)}, ${formatMoney(amount, locale)}`}
				onInput={(event) => {
					event.stopPropagation();
					onAmount(amountOf(props, Number(event.currentTarget.value)));
				}}
			/>
			<div className="finance-presets">
				{shares.map((percent) => (
					<button
						key={percent}
						type="button"
						aria-pressed={amount === amountOf(props, percent)}
						onClick={() => onAmount(amountOf(props, percent))}
					>
						{percent === 0 ? none : formatPercent(percent, locale)}
					</button>
				))}
			</div>
		</div>
	);
}
