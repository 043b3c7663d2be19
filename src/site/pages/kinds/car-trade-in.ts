import { tradeInPath } from '../../../domain/addresses/vehicle-path.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { formPlace } from '../../forms/form-place.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { contactPath, homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** `/cars/trade-in/`: what a trade-in is worth (ROUTE-8). `?car_id=` names the car it goes towards; the page is the same for all. */
export const carTradeIn = pageKind({
	pages: ({ config }) => [{ path: tradeInPath(config.template), params: null }],
	model: ({ config }) => {
		const { singular } = templateFacts(config.template);
		const path = tradeInPath(config.template);
		return {
			heading: 'Trade-in valuation',
			path,
			description: `What your vehicle is worth as a trade-in at ${config.name}.`,
			text: `Your vehicle can pay part of the ${singular} you are looking at. Tell us about it and we will tell you what it is worth.`,
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: 'Trade-in valuation', path },
			],
			/** How a valuation comes about so far (SITE-10 `redbook`). */
			valuation: config.redbook
				? 'Tell us about your vehicle. We look up what similar ones sell for and get back to you with a figure.'
				: 'Tell us about your vehicle and we will get back to you with a figure.',
			form: formPlace('trade-in', config),
			phone: mainPhone(config),
			contactPath,
		};
	},
	indexed: true,
	view: 'CarTradeIn',
	jsonLd: null,
	counts: null,
});
