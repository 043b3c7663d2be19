import type { Family } from './row.ts';

export const pageRows: Family = {
	name: 'ROUTE',
	title: 'Pages and their addresses',
	rows: [
		{
			code: 'ROUTE-1',
			title: 'Home',
			must: '`/` is the home page, where visitors start browsing the stock.',
			state: 'works',
		},
		{
			code: 'ROUTE-2',
			title: 'App shell and missing cars',
			must: '`/_app` is the layout without content. A car that is not there answers 404, never 200.',
			decided:
				'A car that is known to be gone answers 410. Where stock has a live source, a function looks an unknown car up and shows it in the shell; 503 while the source cannot be asked.',
			state: 'works',
		},
		{
			code: 'ROUTE-3',
			title: 'Search pages',
			must: '`/search/{slug}`; the default slug follows the template, and `default_search_path` overrides it (`/search/` is added where missing).',
			decided:
				'Slugs that start with used-, new- or demo- show that condition. `search_page_path` replaces the whole path.',
			state: 'works',
		},
		{
			code: 'ROUTE-4',
			title: 'Lists by condition',
			must: 'Stock is also listed at `/used-cars`, `/demo-cars` and `/new-cars`.',
			state: 'works',
		},
		{
			code: 'ROUTE-5',
			title: 'More from this dealer',
			must: 'A link from a car to its dealer’s other stock carries `dealership_slug`, which the search reads.',
			state: 'works',
		},
		{
			code: 'ROUTE-6',
			title: 'Car pages',
			must: '`/cars/{slug}`, `/motorcycles/{slug}` or `/campers/{slug}` by template. Only slugs of letters, digits, hyphens and underscores are looked up.',
			state: 'works',
		},
		{
			code: 'ROUTE-7',
			title: 'Checkout',
			must: '`/cars/{slug}/checkout`, or `/buy-online` where the config says so.',
			decided:
				'Only cars that can be reserved have it; for others these addresses lead to the car. `checkout-car.json` beside it says what the deposit buys.',
			state: 'works',
		},
		{
			code: 'ROUTE-8',
			title: 'Trade-in for a car',
			must: '`/cars/trade-in?car_id=` asks about the visitor’s vehicle, shows which car it is for and keeps it.',
			state: 'works',
		},
		{
			code: 'ROUTE-9',
			title: 'Finance pages',
			must: '`/finance` with the anchor `#finance-form`, filled in from `preferredDealership`, `vehiclePriceBudget`, `car_id` and `car_type`; there are also `/finance-enquiry`, `/apply-for-finance` and `/finance-pre-approval`, which on some sites leads to `/finance`.',
			decided:
				'The calculator follows car and budget too, and names the car. Its figures reach the form through the tab, not the address.',
			state: 'works',
		},
		{
			code: 'ROUTE-10',
			title: 'Success page',
			must: '`/success?category=…` thanks by category; an unknown category gets the general text.',
			decided:
				'The page says what happens next, who answers and by when, by the opening hours of the location. After a form about a car it leads back to it and shows others like it.',
			state: 'works',
		},
		{
			code: 'ROUTE-11',
			title: 'Sign-in page',
			must: '`/sign-in?type=watchlist&redirect=…&back=…`; both addresses are paths of the same site, and anything else is ignored.',
			state: 'works',
		},
		{
			code: 'ROUTE-12',
			title: 'Garage',
			must: '`/my-garage?tab=saved-cars`. A site may use its own prefix, with the saved list at `{prefix}/saved`.',
			decided: 'The watchlist is the saved list. With a prefix, `/my-garage` redirects there with its query.',
			state: 'works',
		},
		{
			code: 'ROUTE-13',
			title: 'Contact and locations',
			must: '`/contact`, `/our-locations`, `/location`, `/locations/{dealership_slug}` and `/contact-us/{location}`, without the suffixes ‘ - Sales’, ‘ - Service’ and ‘ - Parts’.',
			decided:
				'Departments of one location share a contact page. `/locations/{dealership_slug}` lists all locations of the dealership.',
			state: 'works',
		},
		{
			code: 'ROUTE-14',
			title: 'Standard pages',
			must: 'Test drive, service, trade-in, parts, offers, models, vehicles (with a menu of models), sell your car, fleet, warranty, privacy, terms, about, FAQs and booking have the addresses of the specification.',
			state: 'works',
		},
		{
			code: 'ROUTE-15',
			title: 'Articles',
			must: '`/blog` and `/blog/{slug}`; `blog_path` moves them to `/news`.',
			state: 'works',
		},
		{
			code: 'ROUTE-16',
			title: 'The /pages prefix',
			must: 'Links and files have no `/pages` prefix unless `use_pages_path` is set; privacy-policy, terms-and-conditions, about-us and vehicle-parts-and-accessories never have it.',
			decided: 'The other form redirects with its query. Addresses of pages end in a slash.',
			state: 'works',
		},
		{
			code: 'ROUTE-17',
			title: 'Model pages',
			must: '`/{model}` or the model’s `override_url`, with its description cut at 200 characters. `build_model_pages` switches them off, `excluded_models` hides some.',
			decided: 'A fixed page wins over a model of the same address, with a warning.',
			state: 'works',
		},
		{
			code: 'ROUTE-18',
			title: 'Links out',
			must: 'Phone, mail and map links are plain anchors. Links to other sites open a new tab with `rel=noopener`.',
			state: 'works',
		},
		{
			code: 'ROUTE-19',
			title: 'Menus',
			must: 'Header and footer come from `navigation`: name, url, dropdown items, and `dynamicDropdown` for the models. The conversion tenant’s menu has MODELS, INVENTORY, DISCOVER, FINANCE, SERVICE, FAQ, OUR CONVERSIONS, ABOUT.',
			state: 'works',
		},
	],
};
