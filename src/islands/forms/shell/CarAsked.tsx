import type { CarShown } from '../../../contract/forms-file.ts';

/** The car that a form is about (CAR-1). */
export function CarAsked({ car: { name, variant, price, stocknum, picture } }: { car: CarShown }) {
	return (
		<div className="dialog-car">
			{picture && <img src={picture} width={160} height={120} alt="" />}
			<p>
				<strong>{name}</strong>
				{variant && <span>{variant}</span>}
				{price && <span>{price}</span>}
				{stocknum && <span>Stock number {stocknum}</span>}
			</p>
		</div>
	);
}
