import { columnOrder } from '../../config/column-order.ts';
import type { ColumnMap, ColumnRule } from '../../config/feed-columns.ts';
import type { CarField } from '../car/car-fields.ts';
import { isBlank, scalarText } from '../readers/reading.ts';

export type RawRecord = Readonly<Record<string, unknown>>;
export type Constants = Readonly<Partial<Record<string, string | number | boolean | undefined>>>;

/**
 * How a feed's records come under our field names: each mapped field from its column, then the constants where a field
 * is still blank. Without a map the record's own names are ours. The results have no prototype, so a column named
 * `__proto__` is a name like any other.
 */
export function recordMapper(
	columns: ColumnMap | undefined,
	constants: Constants = {},
): (record: RawRecord) => RawRecord {
	const rules = columns && orderedRules(columns);
	return (record) => {
		const mapped: Record<string, unknown> = Object.create(null);
		if (rules) for (const [field, rule] of rules) mapped[field] = columnValue(record, rule, mapped);
		else for (const name of Object.keys(record)) mapped[name] = record[name];
		for (const [field, value] of Object.entries(constants)) if (isBlank(mapped[field])) mapped[field] = value;
		return mapped;
	};
}

function orderedRules(columns: ColumnMap): [CarField, ColumnRule][] {
	return (columnOrder(columns).order as CarField[]).flatMap((field) => {
		const rule = columns[field];
		return rule === undefined ? [] : [[field, typeof rule === 'string' ? { column: rule } : rule]];
	});
}

/** The columns that a map reads, each with the field that it is read for. */
export function mappedColumns(columns: ColumnMap): { field: CarField; column: string }[] {
	return orderedRules(columns).flatMap(([field, { column }]) =>
		[column].flat().map((name) => ({ field, column: name })),
	);
}

function columnValue(record: RawRecord, rule: ColumnRule, mapped: RawRecord): unknown {
	const found = foundIn(record, rule);
	if (typeof found !== 'string' && typeof found !== 'number') return found;
	const text = rule.after ? String(found).replace(/\s+/g, ' ') : String(found);
	const rest = (rule.after ?? []).reduce((left, field) => withoutStart(left, mapped[field]), text.trim());
	const part = rule.split === undefined ? rest : (rest.split(rule.split)[(rule.part ?? 1) - 1] ?? '').trim();
	if (rule.values && Object.hasOwn(rule.values, part)) return rule.values[part];
	return part === String(found) ? found : part;
}

function foundIn(record: RawRecord, { column, join = ' ' }: ColumnRule): unknown {
	if (typeof column === 'string') return Object.hasOwn(record, column) ? record[column] : undefined;
	const values = column.map((name) => (Object.hasOwn(record, name) ? record[name] : undefined));
	// Repeated elements of XML are lists.
	return values
		.flat()
		.filter((value) => !isBlank(value))
		.map((value) => (typeof value === 'string' ? value.trim() : scalarText(value)))
		.join(join);
}

function withoutStart(text: string, start: unknown): string {
	const prefix = String(start ?? '').trim();
	if (prefix === '' || !text.toLowerCase().startsWith(prefix.toLowerCase())) return text;
	const rest = text.slice(prefix.length);
	return /^[\p{L}\p{N}]/u.test(rest) ? text : rest.trim();
}
