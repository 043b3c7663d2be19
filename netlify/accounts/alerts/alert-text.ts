import type { SiteConfig } from '../../../src/config/site.ts';
import { vehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import type { WatchedNews } from '../../../src/domain/stock/watched-car.ts';
import { carWords } from '../../../src/domain/words/car-words.ts';
import { escapeHtml } from '../../../src/domain/words/escape-html.ts';
import { templateWords } from '../../../src/domain/words/template-words.ts';
import { capitalised } from '../../../src/domain/words/wording.ts';
import { formatMoney } from '../../../src/domain/words/written-number.ts';
import { senderOfSite } from '../../delivery/mails/mail-sender.ts';
import { replyHtml } from '../../delivery/mails/reply-html.ts';

type TextSite = Pick<SiteConfig, 'name' | 'url' | 'locale' | 'template' | 'garage_settings' | 'phone'>;
type MailSite = TextSite & Pick<SiteConfig, 'theme'>;

/** Cars that an SMS names; it costs by its length. */
const mostInSms = 2;

/** An SMS about saved cars: who sends it, what is new, and the way out, as the Spam Act 2003 asks. */
export function smsText(site: TextSite, news: readonly WatchedNews[], stop: string): string {
	const { plural } = templateWords(site.template);
	const more = `${news.length} ${plural} you saved have dropped in price or sold: ${new URL(garageOf(site), site.url).href}`;
	const words = news.length > mostInSms ? more : news.map((one) => newsLine(site, one)).join(' ');
	return `${site.name}: ${words} Opt out: ${stop}`;
}

/** A mail about saved cars: each with its name, what is new and its page. */
export function mailOf(
	site: MailSite,
	news: readonly WatchedNews[],
	stop: string,
): { subject: string; text: string; html: string } {
	const [first] = news;
	const { plural } = templateWords(site.template);
	const subject = news.length === 1 && first ? subjectOf(site, first) : `News on ${news.length} ${plural} you saved`;
	const told = news.map((one) => ({ name: carWords(one.slug), said: saidOf(site, one), href: pageOf(site, one) }));
	const sender = [site.name, site.phone, new URL(site.url).origin].filter(Boolean).join(', ');
	const why = `You asked ${site.name} to keep you posted on the ${plural} you saved.`;
	const lines = told.map(({ name, said, href }) => `${name} ${said}:\n${href}`);
	const small = `<p class="quiet" style="margin:20px 0 0;color:#595959;font-size:14px">${escapeHtml(why)} <a class="quiet" href="${escapeHtml(stop)}" style="color:#595959">Unsubscribe</a></p>`;
	const opening = news.length === 1 ? subject : `There is ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
	return {
		subject,
		text: [...lines, `${why} Unsubscribe: ${stop}`, sender].join('\n\n').concat('\n'),
		html: replyHtml(subject, `${opening}.`, {
			...senderOfSite(site),
			cards: told.map(({ name, said, href }) => ({
				title: name,
				text: capitalised(said.replace(/^(?:is|has) /, '')),
				href,
			})),
			buttons: [{ text: `Your saved ${plural}`, href: new URL(garageOf(site), site.url).href }],
			small,
		}),
	};
}

const whatIsNew = {
	sold: 'has sold',
	gone: 'is no longer for sale',
	cheaper: 'has dropped in price',
} as const satisfies Record<WatchedNews['reason'], string>;

const subjectOf = (site: TextSite, { reason }: WatchedNews): string => `${oneSaved(site)} ${whatIsNew[reason]}`;

/** `A car you saved`, in the site’s word. */
const oneSaved = ({ template }: Pick<TextSite, 'template'>): string =>
	`${capitalised(templateWords(template).one)} you saved`;

function newsLine(site: TextSite, news: WatchedNews): string {
	const said = news.reason === 'cheaper' ? `${oneSaved(site)} ${saidOf(site, news)}` : subjectOf(site, news);
	return `${said}: ${pageOf(site, news)}`;
}

/** `is now $25,990, down $2,000`, `has sold`. */
function saidOf({ locale }: Pick<TextSite, 'locale'>, news: WatchedNews): string {
	if (news.reason !== 'cheaper') return whatIsNew[news.reason];
	const money = (amount: number): string => formatMoney(amount, locale);
	return `is now ${money(news.price)}, down ${money(news.before - news.price)}`;
}

const pageOf = ({ url, template }: Pick<TextSite, 'url' | 'template'>, { slug }: WatchedNews): string =>
	new URL(vehiclePath(template, slug), url).href;

const garageOf = ({ garage_settings: { prefix } }: TextSite): string => `${prefix.replace(/\/$/, '')}/`;
