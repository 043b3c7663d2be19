import { useState } from 'react';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';

/** What the visitor has typed of a car, and whether it is clear which one is meant (CAR-1). */
export type Wanted = {
	/** Typed, and not chosen of the stock; empty for nothing. */
	words: string;
	/** The visitor has said that it is none of the stock. */
	isAnother: boolean;
	confirm: () => void;
	/** It was sent without either. */
	isMissed: boolean;
	miss: () => void;
};

/** Words that stand for a car are no car until the visitor says that they mean another one: then they are sent as they are. */
export function useWanted(form: FormDefinition, values: FormValues): Wanted {
	const [sure, setSure] = useState('');
	const [missed, setMissed] = useState('');
	const words = wordsIn(form, values);
	return {
		words,
		isAnother: words !== '' && words === sure,
		confirm: () => setSure(words),
		isMissed: words !== '' && words === missed && words !== sure,
		miss: () => setMissed(words),
	};
}

export function wordsIn(form: FormDefinition, values: FormValues): string {
	const picker = fieldsOf(form).find(({ component }) => component === 'carPicker');
	const [part] = picker ? valueKeys(picker) : [];
	return part ? String(values[part.key] ?? '').trim() : '';
}
