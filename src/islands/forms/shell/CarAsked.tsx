import type { CarShown } from '../facts/page-facts.ts';

/** The car that a form is about (CAR-1). */
export function CarAsked({ car: { name, variant, price, stocknum, picture } }: { car: CarShown }) {
	return (
		<div className="dialog-car">
			{picture && <img {...picture} alt="" />}
			<p>
				<strong>{name}</strong>
				{variant && <span>{variant}</span>}
				{price && <span>{price}</span>}
				{stocknum && <span>Stock number {stocknum}</span>}
			</p>
		</div>
	);
}
