import type { CarCardModel } from '../../site/cars/car-card.ts';
import { CardHeart, CardRow } from './CardButtons.tsx';
import { CarIcon } from './CarIcon.tsx';
import { NewArrival } from './NewArrival.tsx';
import { PriceTag } from './PriceTag.tsx';
import { TagBanner } from './TagBanner.tsx';

type Props = {
	car: CarCardModel;
	/** Level of the car's name among the headings around the card. */
	heading?: 'h2' | 'h3';
	/** Place among the page's cards, from 0, where it is seen at once: the first picture is fetched before all else. */
	place?: number | undefined;
};

/** A car in a list (CARD-1 to CARD-6). The build draws it without script; the search page draws the same one. */
export function CarCard({ car, heading: Heading = 'h3', place }: Props) {
	return (
		<article className={car.sold ? 'card car-card car-card-sold' : 'card car-card'}>
			<Picture car={car} place={place} />
			<div className="car-body">
				<Heading className="type-card">
					<a className="card-link" href={car.path}>
						{car.name}
					</a>
				</Heading>
				{car.sold ? <p className="car-sold">SOLD</p> : <Details car={car} />}
				<CardRow car={car} />
			</div>
			<CardHeart car={car} />
		</article>
	);
}

function Picture({ car: { id, image, tag, location, photosCount }, place = 9 }: Pick<Props, 'car' | 'place'>) {
	return (
		<div className="car-picture" data-car-id={id}>
			{image ? (
				<img
					src={image.src}
					srcSet={image.srcset}
					sizes={image.sizes}
					width={image.width}
					height={image.height}
					alt={image.alt}
					loading={place < 3 ? undefined : 'lazy'}
					fetchPriority={place ? undefined : 'high'}
					decoding="async"
				/>
			) : (
				<NewArrival />
			)}
			{tag && <TagBanner tag={tag} />}
			<p className="car-overlay">
				{location && (
					<span>
						<CarIcon name="pin" />
						<span className="sr-only">At </span>
						{location}
					</span>
				)}
				{photosCount > 1 && (
					<span>
						<CarIcon name="camera" />
						{photosCount}
						<span className="sr-only"> photos</span>
					</span>
				)}
			</p>
		</div>
	);
}

function Details({ car }: { car: CarCardModel }) {
	return (
		<>
			<p className="car-variant">{[car.condition, car.variant].filter(Boolean).join(' · ')}</p>
			<ul className="car-facts">
				{car.facts.map((fact) => (
					<li key={fact}>{fact}</li>
				))}
			</ul>
			<PriceTag price={car.price} basis={car.priceBasis} drop={car.priceDrop} value={car.priceValue} />
			{car.repayment && (
				<p className="car-repayment">
					<strong>{car.repayment.text}</strong> {car.repayment.rates}
				</p>
			)}
		</>
	);
}
