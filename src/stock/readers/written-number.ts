/** A number in a text, with what stands around it. */
export type WrittenNumber = {
	before: string;
	value: number;
	after: string;
	/** Where point or comma may mean thousands or decimals: how it was taken, for the report. */
	doubt?: string;
};

/** What three digits behind a single mark are: 12.990 is twelve thousand of dollars, and 12.99 of litres. */
export type PointMeans = 'thousands' | 'decimals';

type Style = { pointMeans: PointMeans; decimalMark: ',' | '.' };

const run = /^([^\d]*)(\d(?:[\d.,'’ ]*\d)?)(.*)$/;

const decimal = /^\d+(?:\.\d+)?$/;
const oneMark = /^\d{1,3}([.,])\d{3}$/;
const commaGroups = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const pointGroups = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const otherGroups = /^\d{1,3}(?:['’ ]\d{3})+(?:[.,]\d{1,2})?$/;
const longDecimal = /^\d{4,}(?:,\d{1,2})$/;
const shortDecimal = /^\d{1,2},\d{1,2}$/;
const anyComma = /^\d+,\d+$/;

/**
 * Reads a number as people write it here and elsewhere: 12990, 12,990.50, 12.990,50, 12 990, 12'990. Undefined where it
 * is none of these, such as a range or a date. Each pattern reads every character once, however long the text is.
 */
export function writtenNumber(text: string, style: Style): WrittenNumber | undefined {
	const [, start = '', digits = '', after = ''] = run.exec(text.replace(/\s+/g, ' ')) ?? [];
	const number = digits && readDigits(digits, style);
	if (!number) return undefined;
	const isNegative = start.endsWith('-');
	const before = (isNegative ? start.slice(0, -1) : start).trim();
	return { ...number, value: isNegative ? -number.value : number.value, before, after: after.trim() };
}

function readDigits(digits: string, style: Style): Pick<WrittenNumber, 'value' | 'doubt'> | undefined {
	const [, mark] = oneMark.exec(digits) ?? [];
	if (mark) return readOneMark(digits, mark, style);
	if (decimal.test(digits)) return { value: Number(digits) };
	if (commaGroups.test(digits)) return { value: Number(digits.replaceAll(',', '')) };
	if (pointGroups.test(digits)) return { value: Number(digits.replaceAll('.', '').replace(',', '.')) };
	if (otherGroups.test(digits)) return { value: Number(digits.replace(/['’ ]/g, '').replace(',', '.')) };
	const isComma = longDecimal.test(digits) || (style.pointMeans === 'decimals' && shortDecimal.test(digits));
	const isSaid = style.decimalMark === ',' && anyComma.test(digits);
	return isComma || isSaid ? { value: Number(digits.replace(',', '.')) } : undefined;
}

/** 12.990 or 12,990: no price has tenths of a cent, so for one it is 12,990 even where that mark is for decimals. */
function readOneMark(digits: string, mark: string, { pointMeans, decimalMark }: Style) {
	const isDecimalMark = mark === decimalMark;
	if (isDecimalMark && (pointMeans === 'decimals' || digits.startsWith('0'))) {
		return { value: Number(digits.replace(',', '.')) };
	}
	const value = Number(digits.replace(mark, ''));
	if (!isDecimalMark) return { value };
	const name = mark === '.' ? 'point' : 'comma';
	return { value, doubt: `the ${name} taken for thousands: ${value.toLocaleString('en-AU')}` };
}
