import { lookUpTexts } from '../../../client/look-ups/look-up-texts.ts';
import { vehicleTexts } from './fill-vehicle.ts';
import type { LookUpState } from './use-look-up.ts';

type Props = {
	id: string;
	state: LookUpState;
	/** Whether the fields that it fills in are below. */
	isOpen: boolean;
	replace: () => void;
};

/** What became of a look-up, beside its field and read out by screen readers. */
export function LookUpResult({ id, state, isOpen, replace }: Props) {
	return (
		<>
			<div id={id} role="status" className="look-up-result" data-state={state.is}>
				{state.is === 'busy' && <p className="sr-only">Looking for your vehicle …</p>}
				{state.is === 'fault' && <p className={state.isUnknown ? 'look-up-note' : 'field-fault'}>{state.text}</p>}
				{(state.is === 'found' || state.is === 'replaced') && <Found {...state} isOpen={isOpen} />}
			</div>
			{state.is === 'found' && state.found.differs.length > 0 && (
				<button type="button" className="button button-outline button-small" onClick={replace}>
					Use what we found
				</button>
			)}
		</>
	);
}

function Found({ is, found, isOpen }: Extract<LookUpState, { found: unknown }> & Pick<Props, 'isOpen'>) {
	const { vehicle, source, filled, differs } = found;
	const { name, facts } = vehicleTexts(vehicle);
	if (name === '') return <p>{lookUpTexts.nothing}</p>;
	return (
		<>
			<p>
				We found: <strong>{name}</strong>
				{facts && <span className="look-up-facts">{facts}</span>}
			</p>
			{source === 'sample' && <p className="look-up-sample">{lookUpTexts.sample}</p>}
			{source === 'vin' && <p>{lookUpTexts.fromVin}</p>}
			{is === 'replaced' && <p>We replaced what you had entered. {lookUpTexts.check}</p>}
			{is === 'found' && isOpen && filled.length > 0 && source !== 'vin' && <p>{lookUpTexts.check}</p>}
			{is === 'found' && differs.length > 0 && <p>{differsText(differs)}</p>}
		</>
	);
}

/** `We left what you entered: make “Mazda” (we found “Kia”).` */
function differsText(differs: readonly { word: string; typed: string; found: string }[]): string {
	const each = differs.map(({ word, typed, found }) => `${word} “${typed}” (we found “${found}”)`);
	return `We left what you had entered: ${each.join(', ')}.`;
}
