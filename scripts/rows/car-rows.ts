import type { Family } from './row.ts';

export const cardRows: Family = {
	name: 'CARD',
	title: 'Car card',
	rows: [
		{
			code: 'CARD-1',
			title: 'What a card shows',
			must: 'A tag banner, the picture or a ‘New Arrival’ placeholder, the location on the picture, and a link to the car’s page.',
			state: 'works',
		},
		{ code: 'CARD-2', title: 'Sold', must: 'A sold car shows SOLD in place of its details.', state: 'works' },
		{
			code: 'CARD-3',
			title: 'Tag priority',
			must: 'The first that applies wins: electric or hybrid (if configured), reserved, certified seal, the car’s own tag, coming soon, new. New means created within 8 days. Cars that are not sellable show the sold tag, ‘JUST SOLD’.',
			decided:
				'Sellable means in stock or coming soon and not sold; a reserved car is sellable. 8 days are 8×24 hours, both ends included. The texts are settable.',
			state: 'works',
		},
		{
			code: 'CARD-4',
			title: 'Save, favourite, compare',
			must: 'Watchlist and favourite buttons are hidden where favourites are off, the car is not sellable or, on garage sites, is not used, has no price or has no pictures.',
			decided:
				'Compare has its own switch and needs a sellable car. Where cars are had by subscription the weekly price is a price.',
			state: 'works',
		},
		{
			code: 'CARD-5',
			title: 'Price',
			must: 'A price is shown above 10, with cents only when there are any; otherwise PREORDER for pre-orders, or the no-price text.',
			decided:
				'That text is ‘Contact us for price’. The earlier price is struck through only when higher. Subscription sites show ‘from $X per week’. A car that has become cheaper says so with a price that the site itself has shown, and its day (`price_drops`).',
			state: 'works',
		},
		{
			code: 'CARD-6',
			title: 'Pre-owned',
			must: 'A site may call used cars something else (`labels.used`), such as ‘pre-owned’.',
			state: 'works',
		},
	],
};

export const carRows: Family = {
	name: 'CAR',
	title: 'Car page',
	rows: [
		{
			code: 'CAR-1',
			title: 'Buttons',
			must: 'Call, finance, enquire, test drive, trade-in, chat, assistant, reserve, history report and a custom button, each only when applicable. Enquire opens ‘Submit an enquiry’; test drive opens ‘Book a Test Drive’, a form in two steps.',
			decided:
				'Finance needs a price; enquire and test drive need a sellable car, and a test drive one that is not a pre-order. Trade-in needs its page, chat a plugin or a link, the report a `file`; reserve follows CAR-9, and is disabled at once when somebody else has the car. With `test_drives.slots` the form offers free times of the location first, and books one.',
			state: 'works',
		},
		{
			code: 'CAR-2',
			title: 'Phone card',
			must: 'Where the site asks for it, the number is masked after 5 characters until it is clicked, and the click is reported. The card has the stock number and may name the dealership.',
			decided: 'A car without a phone number is said in the build’s report; its page shows none.',
			state: 'works',
		},
		{
			code: 'CAR-3',
			title: 'Request photos',
			must: 'A dialog asks the dealer for more photos, with a default text in a hidden field.',
			state: 'works',
		},
		{
			code: 'CAR-4',
			title: 'Payment methods',
			must: 'A strip names Mastercard, Visa, Maestro, Google Pay and Apple Pay, where a deposit can be paid.',
			decided: 'On the car’s page and at its checkout. `car_page.payment_methods` chooses among them.',
			state: 'works',
		},
		{
			code: 'CAR-5',
			title: 'Price below market',
			must: 'The indicator shows when the price is at least 500 below the average and below the state average.',
			decided:
				'It depends on the price and the market data alone. Without a state average it is not shown. Cards say it as well, in words, where neither a drop nor a saving does.',
			state: 'works',
		},
		{
			code: 'CAR-6',
			title: 'Certified',
			must: 'Certified cars of one make have a dialog that explains the certification.',
			state: 'works',
		},
		{
			code: 'CAR-7',
			title: 'Holiday hours',
			must: 'A dialog lists the special opening hours with their dates.',
			state: 'works',
		},
		{
			code: 'CAR-8',
			title: 'Dealer comments',
			must: 'Comments have the title ‘Dealer Comments’ unless configured, are cut at 120 characters, and open in full.',
			state: 'works',
		},
		{
			code: 'CAR-9',
			title: 'When a car can be reserved',
			must: 'The car is in stock, not sold, not reserved, not excluded by `reservable` and above $200, and the site has a payment provider with a usable processor.',
			state: 'works',
		},
		{
			code: 'CAR-10',
			title: 'When a trade-in is offered',
			must: '`autograb` is on, and the car is in stock, not sold, not reserved and above $200.',
			state: 'works',
		},
		{
			code: 'CAR-11',
			title: 'Paying a deposit',
			must: 'A visitor pays the processor’s deposit, and the car becomes reserved once, never twice.',
			decided:
				'Through Stripe or, on demo sites, a labelled test processor; anything else is an error of the build. Without a usable processor there is no button and no checkout. A usable one has a type, a key and a deposit of a cent or more, and is not another provider’s: Stripe’s keys start with `pk_`. A car is held for some minutes (`reservations.hold_minutes`) while its deposit is paid.',
			state: 'works',
		},
		{
			code: 'CAR-12',
			title: 'Finance calculator',
			must: 'It starts with an interest rate of 10 % and vehicle type Car; its first use on a page counts as event 26.',
			decided:
				'A year has 52.18 weeks, as in regulation 71; repayments are rounded up to dollars. The comparison rate is the lender’s or follows from its fees, for a named example, with a warning where the country’s law asks for one. Cards, offer, calculator and the price filter by the week agree. A visitor applies with the figures.',
			state: 'works',
		},
	],
};
