import type { CarShown } from '../../../contract/forms-file.ts';

type Props = {
	car: CarShown;
	/** What the car is to the form, where the form is not about it. */
	label?: string;
};

/** The car that a form is about (CAR-1), or several, each in its row (USER-1). */
export function CarAsked({ car: { name, variant, price, stocknum, picture, terms, all, more }, label }: Props) {
	if (all) return <CarsAsked all={all} more={more} />;
	const car = (
		<div className="dialog-car">
			{picture && <img src={picture} width={160} height={120} alt="" />}
			<p>
				{label && <span>{label}</span>}
				<strong>{name}</strong>
				{variant && <span>{variant}</span>}
				{price && <span>{price}</span>}
				{stocknum && <span>Stock number {stocknum}</span>}
			</p>
		</div>
	);
	if (!terms) return car;
	return (
		<div className="form-terms">
			{car}
			<dl>
				{terms.map((term) => (
					<div key={term.name}>
						<dt>{term.name}</dt>
						<dd>{term.text}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

type CarInRow = NonNullable<CarShown['all']>[number];

function CarsAsked({ all, more = 0 }: { all: readonly CarInRow[]; more: number | undefined }) {
	return (
		<ul className="dialog-cars">
			{all.map((car, index) => (
				<li key={index} className="dialog-car">
					{car.picture && <img src={car.picture} width={160} height={120} alt="" />}
					<p>
						<strong>{car.name}</strong>
						<span>{car.price}</span>
					</p>
				</li>
			))}
			{more > 0 && <li>and {more} more</li>}
		</ul>
	);
}
