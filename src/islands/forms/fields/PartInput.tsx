import type { ChangeEvent, KeyboardEvent } from 'react';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { kindOf } from '../../../forms/kinds/field-kinds.ts';
import { masked, maskedAsTyped } from '../../../forms/kinds/input-masks.ts';
import type { ValueKey } from '../../../forms/kinds/value-keys.ts';
import { useForm } from '../shell/form-context.ts';
import { nextKey } from '../shell/next-field.ts';
import { useValue } from './use-value.ts';

type Props = {
	field: FieldDefinition;
	part: ValueKey;
	list?: string;
	/** What Enter does in place of sending the form. */
	onEnter?: () => void;
	/** Hears that the visitor comes into the field, or leaves it. */
	onVisit?: (isIn: boolean) => void;
};

/**
 * A text to type. Its mask writes spaces and separators only while typing goes on at the end, and puts the whole in order
 * when the field is left: the caret is never moved, and nothing can be typed that cannot be deleted (FORM-3).
 */
export function PartInput({ field, part, list, onEnter, onVisit }: Props) {
	const { site, last } = useForm();
	const { value, set, attributes } = useValue(field, part);
	const { mask, inputMode, control } = kindOf(field);
	const text = typeof value === 'string' ? value : '';
	const write = (typed: string) => set(mask ? masked(mask, typed, site.settings) : typed);
	const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
		const typed = target.value;
		const atEnd = target.selectionStart === null || target.selectionStart === typed.length;
		set(mask && atEnd ? maskedAsTyped(mask, { typed, before: text }, site.settings) : typed);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== 'Enter' || !onEnter) return;
		event.preventDefault();
		onEnter();
	};
	return (
		<input
			{...attributes}
			className="field-input"
			type={control === 'date' ? 'date' : (types[part.rule] ?? 'text')}
			autoCapitalize={mask === 'capitals' ? 'characters' : undefined}
			spellCheck={mask === 'capitals' || part.rule === 'email' ? false : undefined}
			enterKeyHint={onEnter ? 'search' : field.name === last ? 'go' : nextKey}
			inputMode={inputModes[part.rule] ?? inputMode}
			list={list}
			maxLength={field.maxLength}
			placeholder={field.placeholder}
			value={text}
			onChange={onChange}
			onKeyDown={onKeyDown}
			onFocus={() => onVisit?.(true)}
			onBlur={() => {
				if (mask) write(text);
				onVisit?.(false);
			}}
		/>
	);
}

const types: Partial<Record<ValueKey['rule'], string>> = { email: 'email', phone: 'tel' };
const inputModes: Partial<Record<ValueKey['rule'], 'numeric'>> = { postcode: 'numeric', quantity: 'numeric' };
