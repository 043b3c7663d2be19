import { type Expression, type SqlBool, sql } from 'kysely';
import { isPhoneSearch, phoneKey } from '../../src/domain/leads/phone-key.ts';

/** What was typed, with what the lead is filed under; answers that are encrypted are no part of it. */
const typed = sql<string>`lower(leads.payload || ' ' || coalesce(leads.category, '') || ' ' || coalesce(leads.subcategory, '') || ' ' || leads.id || ' ' || leads.tenant)`;

/** What was typed without what phone numbers are written with. */
const digits = [' ', '-', '(', ')', '.', '/'].reduce(
	(text, sign) => sql<string>`replace(${text}, ${sql.lit(sign)}, '')`,
	sql<string>`leads.payload`,
);

/** Whether a lead may have all words of a search, or a phone number however it was written: whoever asks looks closer. */
export function hasTyped(words: string): Expression<SqlBool> {
	const each = words.toLowerCase().split(/\s+/).filter(Boolean);
	const all = sql.join(
		each.map((word) => hasWord(word)),
		sql` and `,
	);
	return isPhoneSearch(words) ? sql<SqlBool>`((${all}) or ${hasDigits(words)})` : sql<SqlBool>`(${all})`;
}

const hasWord = (word: string) =>
	isPhoneSearch(word) ? sql`(${has(typed, word)} or ${hasDigits(word)})` : has(typed, word);

/** Whether a lead may have a phone number or a part of one. */
export const hasDigits = (phone: string): Expression<SqlBool> => has(digits, phoneKey(phone));

/** Whether a lead may have a text, as its answers are kept: JSON. Letters beyond ASCII stand for any: not every database lowers them. */
export const hasText = (text: string): Expression<SqlBool> => has(typed, text.toLowerCase());

function has(within: Expression<string>, text: string): Expression<SqlBool> {
	const kept = JSON.stringify(text).slice(1, -1);
	const pattern = `%${kept.replace(/[\\%_]/g, '\\$&').replace(/[^\x20-\x7e]/gu, '_')}%`;
	return sql<SqlBool>`${within} like ${pattern} escape '\\'`;
}
