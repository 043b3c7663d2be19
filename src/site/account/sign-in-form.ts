import type { SiteConfig } from '../../config/site.ts';
import type { SignInForm } from '../../contract/sign-in-form.ts';
import { templateWords } from '../../domain/words/template-words.ts';
import { formSettings } from '../../forms/definitions/site-settings.ts';
import { privacyPath } from '../pages/links.ts';

/** What the sign-in of a site needs in the browser. A code comes by SMS, so the number has to be a mobile one. */
export function signInForm(config: SiteConfig, saved: SignInForm['saved']): SignInForm {
	const { sign_in, template } = config;
	const { locale, phone, testPhone, nameExtraCharacters } = formSettings(config);
	return {
		settings: {
			locale,
			phone: { ...phone, mobile: phone.mobile ?? phone.cellphone },
			phoneRule: 'mobile',
			testPhone,
			nameExtraCharacters,
		},
		captcha: sign_in.captcha,
		cars: templateWords(template).plural,
		saved,
		privacyPath,
	};
}
