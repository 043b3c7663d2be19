import type { PriceParts } from '../../domain/money/price.ts';
import type { CarCardModel } from '../../site/cars/car-card.ts';

type Props = {
	price: PriceParts;
	/** What the price covers, `Drive away`. */
	basis: string | null;
	drop: CarCardModel['priceDrop'];
	/** What speaks for the price where it has not dropped. */
	value?: string | null;
};

/** A car's price with the one before, what it covers, the weekly price (CARD-5) and what one saves. Its size follows the text around it. */
export function PriceTag({ price, basis, drop, value }: Props) {
	const label = drop?.label ?? (price.saving ? `Save ${price.saving}` : value);
	return (
		<div className="price">
			<p>
				{price.before && (
					<s className="price-before">
						<span className="sr-only">Was </span>
						{price.before}
					</s>
				)}
				<strong className={`price-${price.kind}`}>
					{price.before && <span className="sr-only">now </span>}
					{price.text}
				</strong>
				{price.kind === 'price' && basis && <span className="price-basis">{basis}</span>}
				{label && <span className="price-drop">{label}</span>}
			</p>
			{drop && <p className="price-was">{drop.text}</p>}
			{price.weekly && <p className="price-weekly">{price.weekly}</p>}
		</div>
	);
}
