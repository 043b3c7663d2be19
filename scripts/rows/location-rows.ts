import type { Family } from './row.ts';

export const locationRows: Family = {
	name: 'LOC',
	title: 'Locations, hours, reviews, map',
	rows: [
		{
			code: 'LOC-1',
			title: 'Location card',
			must: 'Picture (150 px), name, badge, stars, address with directions, phones, e-mail dialog, hours and a contact button to `/locations/{dealership_slug}`. Licence numbers are shown only when a flag is on. `visible: false` hides a location, and `position` orders them.',
			decided:
				'“Contact” leads to the page with the form of that place. The page of its dealership is linked by its name where it has other places too, and not all of the site’s; elsewhere it would show the same cards again.',
			state: 'works',
		},
		{
			code: 'LOC-2',
			title: 'Combined map',
			must: 'A 500 px map with markers and cards; a toggle shows dealership or service locations. The centre is −27.58, 153.06 at zoom 10 unless configured.',
			decided:
				'A site without coordinates and without a configured centre shows no map. On phones the picture that is there until a visitor asks for the map is 280 px high. Places in three cities or more can be searched by suburb, postcode or name, and sorted by distance where the browser says where the visitor is; no third party is asked.',
			state: 'works',
		},
		{
			code: 'LOC-3',
			title: 'Map loading',
			must: 'Placeholder texts tell idle, loading and error apart.',
			decided:
				'Maps are OpenStreetMap’s in Leaflet, or Google’s where the site has a `map_key`. The texts are settable.',
			state: 'works',
		},
		{
			code: 'LOC-4',
			title: 'Location hero',
			must: 'A map or a picture stands beside the location’s details.',
			state: 'works',
		},
		{
			code: 'LOC-5',
			title: 'Repeated locations',
			must: 'Locations with the same phone digits and street are shown once.',
			decided: 'The toggle filters first. Then the primary one stays, else the first by position.',
			state: 'works',
		},
		{
			code: 'LOC-6',
			title: 'Opening hours',
			must: 'Weekday 0 is Sunday, but Monday comes first; equal neighbouring days are grouped as Mon-Fri, and times read 8:30am-5:30pm. Special hours replace them by date. Departments may have their own.',
			state: 'works',
		},
		{
			code: 'LOC-7',
			title: 'Stars',
			must: 'Up to four full stars and one partial star, and the rating with one decimal, when rating and count are above 0.',
			decided: '5.0 is four full stars and a partial star of 100 %.',
			state: 'works',
		},
		{
			code: 'LOC-8',
			title: 'Reviews',
			must: 'Reviews are shown when the rating is above the minimum (4) and they are not hidden: 12 at first, then 20 at a time.',
			decided: 'The average decides. Reviews come from `reviews` in the config.',
			state: 'works',
		},
		{
			code: 'LOC-9',
			title: 'Calls and directions are counted',
			must: 'A phone link is event 25, on car pages labelled New Car or Used Car; a map link is event 41.',
			decided: 'Demo cars count as new.',
			state: 'works',
		},
		{
			code: 'LOC-10',
			title: 'Fields of a location, and which locations a form offers',
			must: 'Location, hours and review have every field that the specification lists, under the same name. `manufacturers` narrows the locations that a form about a car offers.',
			decided:
				'That applies to new cars. The location where the car stands is always offered and chosen; service, parts and buying locations are not offered.',
			state: 'works',
		},
	],
};
