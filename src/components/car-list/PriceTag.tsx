import type { PriceParts } from '../../domain/money/price.ts';

type Props = {
	price: PriceParts;
	/** What the price covers, `Drive away`. */
	basis: string | null;
};

/** A car's price with the one before, what it covers and the weekly price (CARD-5). Its size follows the text around it. */
export function PriceTag({ price, basis }: Props) {
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
			</p>
			{price.weekly && <p className="price-weekly">{price.weekly}</p>}
		</div>
	);
}
