import { capitalised } from '../../../../src/domain/words/wording.ts';

/** Words that people write in capitals. */
const capitals = /\b(?:url|id|seo|cta|vin|gst|abn|nz|au|us|sms|crm|lct|api|html|css|llm)\b/gi;

/** What a setting is called: `theme.colours.brand` is `Theme › Colours › Brand`; addresses of pages stay as they are. */
export const settingName = (path: readonly string[]): string =>
	path.map((step) => (/^[a-z0-9_]+$/i.test(step) ? capitalised(wordsOf(step)) : step)).join(' › ');

const wordsOf = (step: string): string =>
	step
		.replaceAll('_', ' ')
		.trim()
		.replace(capitals, (word) => word.toUpperCase());
