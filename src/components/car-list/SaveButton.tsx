import type { ReactNode } from 'react';
import type { CarCardModel } from '../../site/cars/car-card.ts';
import { signInPath } from '../../site/pages/links.ts';

/** What of a car its buttons need. */
export type KeptCar = Pick<CarCardModel, 'id' | 'name' | 'path' | 'price' | 'actions' | 'favouriteText'>;

type Props = {
	car: KeptCar;
	list: 'favourites' | 'compare';
	className?: string;
	/** Where the button shows no words, or words that say nothing of the car. */
	label?: string;
	children: ReactNode;
};

/**
 * Puts a car on a list of this device (CARD-4). It has its place but is not seen until the script that makes it work has said
 * whether it is pressed (src/client/saved/). A favourite is kept with its name and price, so that the list can say later
 * what has become of it.
 */
export function SaveButton({ car: { id, name, price }, list, className, label, children }: Props) {
	const kept = list === 'favourites' && {
		'data-name': name,
		'data-price': price.amount,
		'data-weekly': price.weeklyAmount,
	};
	return (
		<button type="button" className={className} data-save={list} data-car={id} {...kept} aria-label={label}>
			{children}
		</button>
	);
}

/**
 * SAVE, for the watchlist (USER-3): a link to the sign-in page, which leads back. The same card is on many pages: its own
 * car's page is the way back until the script knows the present one. For a visitor who is signed in the script makes it a
 * button: with `aria-pressed="true"` it says SAVED, in the same room.
 */
export function WatchLink({ car: { id, name, path } }: Pick<Props, 'car'>) {
	const query = new URLSearchParams({ type: 'watchlist', redirect: path, back: path });
	return (
		<a className="car-watch" href={`${signInPath}?${query}`} data-watch data-car={id}>
			<span className="word-pair">
				<span>SAVE</span>
				<span>SAVED</span>
			</span>
			<span className="sr-only"> {name}</span>
		</a>
	);
}
