import { tradeInPath } from '../../../domain/addresses/vehicle-path.ts';
import { templateFacts } from '../../../domain/words/template.ts';
import { templateWords } from '../../../domain/words/template-words.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import { valuesVehicles } from '../../../forms/definitions/site-form.ts';
import { formPlace } from '../../forms/form-place.ts';
import { mainPhone } from '../../frame/header-and-footer.ts';
import { listPath } from '../../lists/type-lists.ts';
import type { Site } from '../../site.ts';
import { contactPath, homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** `/cars/trade-in/`: asks for a figure for a trade-in (ROUTE-8). `?car_id=` names the car it goes towards; the page is the same for all. */
export const carTradeIn = pageKind({
	pages: ({ config }) => [{ path: tradeInPath(config.template), params: null }],
	model: (site) => {
		const { config } = site;
		const { singular } = templateFacts(config.template);
		const path = tradeInPath(config.template);
		return {
			heading: 'Trade-in valuation',
			path,
			description: `Ask for a figure for your vehicle as a trade-in at ${config.name}.`,
			text: localiseText(
				`Put the value of your vehicle towards your next ${singular}. Our buyer goes by what you tell us and sends you a figure, firm once we have seen it.`,
				config.locale,
			),
			ready: [
				'Registration number, make, model and year',
				'The odometer reading',
				'Service history, and anything that needs repair',
				'Any finance owing',
			].map((item) => localiseText(item, config.locale)),
			towards: localiseText('Your trade-in goes towards', config.locale),
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: 'Trade-in valuation', path },
			],
			singular,
			/** Where all stock is, for who has not chosen a vehicle yet. */
			list: browseLink(site),
			/** How a valuation comes about (SITE-10 `autograb`, `redbook`). */
			valuation: valuesVehicles(config)
				? localiseText(
						'Enter the registration number or the VIN, the kilometres and the condition, and see a price range before you tell us who you are.',
						config.locale,
					)
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

/** `Browse our cars`. */
function browseLink(site: Site): { name: string; path: string } {
	return {
		name: `Browse our ${templateWords(site.config.template).plural}`,
		path: listPath(site, ['new', 'used', 'demo']),
	};
}
