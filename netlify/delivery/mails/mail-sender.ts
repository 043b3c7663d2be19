import type { SiteConfig } from '../../../src/config/site.ts';
import type { MailSender } from './reply-html.ts';

type Dealer = Pick<SiteConfig, 'name' | 'url' | 'locale' | 'theme' | 'phone'>;

/** The dealer as a mail to a visitor shows it. `phone`: of the place that it is about, where that has its own. */
export const senderOfSite = (
	{ name, url, locale, theme, phone: ofSite }: Dealer,
	phone: string | null = ofSite ?? null,
): MailSender => ({ name, phone, url, locale, colours: theme.colours });
