import type { Family } from './row.ts';

export const visitorRows: Family = {
	name: 'USER',
	title: 'Garage, device, analytics, chat',
	rows: [
		{
			code: 'USER-1',
			title: 'Favourites',
			must: 'Cars are kept by id, for each site, on the device. Adding one counts as event 39.',
			decided:
				'The list says which were sold, are gone or cost less since they were saved; a link `?cars=12,34` shares it, and one message asks about all its cars.',
			state: 'works',
		},
		{
			code: 'USER-2',
			title: 'Compare',
			must: 'A visitor compares cars.',
			decided: 'At `{garage}?tab=compare`, four at most; with `&cars=12,34` somebody shares a comparison.',
			state: 'works',
		},
		{
			code: 'USER-3',
			title: 'Watchlist',
			must: 'A saved car shows as saved at once and is then sent to the server; removing does the reverse. Saving counts as event 39. A visitor without a phone number is led to the sign-in page and back.',
			decided:
				'The save that led to the sign-in is completed there. What was saved on the device joins the watchlist at sign-in and stays on the device. Who asks for it is told by SMS or mail, once, that a saved car is sold or cheaper; a link ends the messages.',
			state: 'works',
		},
		{
			code: 'USER-4',
			title: 'Sign-in',
			must: 'Visitors sign in with a code sent to their phone (events 35 to 38). `GET /api/auth` answers user and watchlist and is asked once where the garage is on. A failure is only logged.',
			decided:
				'A code has six digits, counts for five minutes, five tries and one browser. A number gets one code in 30 seconds, 3 in 15 minutes, 10 in a day. A tab that has heard that nobody is signed in asks again only after some tab has signed in.',
			state: 'works',
		},
		{
			code: 'USER-5',
			title: 'What the device keeps',
			must: 'The visitor’s details, favourites, the last car asked about, the trade-in, up to 50 visited pages, the first query and its date, the last success category, and toggles. Of a query, car_id, slug, lead_id, payment_intent and its secret are never kept.',
			decided:
				'A valuation is kept for 30 days. Cars looked at and searches are kept as well. The privacy page says what is kept on the device and deletes all of it.',
			state: 'works',
		},
		{
			code: 'USER-6',
			title: 'Visit history',
			must: 'The history starts again when tracking parameters arrive and none were kept, or on a new page after 30 days. Success pages and repeats are left out.',
			decided:
				'A saved query without tracking parameters counts as none: the advertisement that a visitor came by is not lost to an earlier search.',
			state: 'works',
		},
		{
			code: 'USER-7',
			title: 'Analytics',
			must: 'Events have the numbers 1 to 57, 22 by default. Pixel events are sent 250 ms late.',
			decided:
				'Events 14 to 24 follow the order of the list. Demo cars are viewed as new ones; a list of used cars alone is event 49 too. 48 is the test drive of a used or demo car. 28 is a finance enquiry that is begun, 31 an application, 32 its next step; 30, 33 and 34 are buttons or forms that a site counts as such. An event that cannot be sent yet waits at most 24 hours.',
			state: 'works',
		},
		{
			code: 'USER-8',
			title: 'Chat',
			must: 'The first message is event 55, later ones 57, counting only those younger than 10 seconds. The chat is hidden on checkout and car pages where the site says so. Failures are only logged.',
			decided:
				'Opening a chat is event 54, a document that is asked for in it 56. Messages are counted from 0 in each visit. Nothing of a chat is loaded before the visitor opens it.',
			state: 'works',
		},
		{
			code: 'USER-9',
			title: 'Toasts, tooltips, accordions',
			must: 'One toast at a time for 5 seconds, swiped away after 50 px, F8 moves the focus to it. Tooltips wait 700 ms, 300 ms after another one, and not at all in the wrapper. Accordions take 300 ms.',
			state: 'works',
		},
		{
			code: 'USER-10',
			title: 'Vehicle look-ups',
			must: 'POST `/api/nevdis` and `/api/simple-autograb-lookup` find a vehicle by plate or VIN.',
			decided:
				'Providers stand behind adapters. The embedded one reads make, country and year from the VIN and answers plates from marked samples.',
			state: 'in part',
			missing: 'The calls and the forms that use them work; no real provider was asked.',
		},
		{
			code: 'USER-11',
			title: 'Visitors and roles',
			must: 'A visitor is anonymous or signed in by phone number, with a watchlist of car ids. The site has no administrators.',
			state: 'works',
		},
	],
};
