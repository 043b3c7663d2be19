import type { SiteConfig } from '../../config/site.ts';
import type { CheckoutCar } from '../../contract/checkout-car.ts';
import type { CheckoutForm } from '../../contract/checkout-form.ts';
import { searchPath } from '../../domain/addresses/search-path.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { formSettings } from '../../forms/definitions/site-settings.ts';
import { reservationSteps, reservationTerms } from '../forms/reservation-terms.ts';
import { privacyPath } from '../pages/links.ts';

type Offer = {
	car: CheckoutCar;
	provider: CheckoutForm['provider'];
	/** Base of the calls. */
	base: string;
	contactPath: string;
};

/** What the checkout of a car needs in the browser (ROUTE-7). */
export function checkoutForm(config: SiteConfig, { car, provider, base, contactPath }: Offer): CheckoutForm {
	const { locale, phone, phoneRule, testPhone, nameExtraCharacters } = formSettings(config);
	const { paragraphs, url = null, version } = reservationTerms(config);
	const { hold_minutes, captcha } = config.reservations;
	const { singular, plural } = templateWords(config.template);
	const { id, slug, title, path, deposit } = car;
	return {
		base,
		settings: { locale, phone, phoneRule, testPhone, nameExtraCharacters },
		captcha,
		provider,
		car: { id, slug, title, path, deposit },
		singular,
		minutes: hold_minutes,
		terms: { paragraphs, url, version },
		nextSteps: reservationSteps(config),
		contactPath,
		list: { name: `Browse ${plural}`, path: searchPath(config) },
		privacyPath,
	};
}
