import type { ComponentType } from 'react';
import type { FieldDefinition } from '../../../forms/definition.ts';
import type { ControlName } from '../../../forms/kinds/kind-row.ts';
import { ButtonControl } from '../controls/ButtonControl.tsx';
import { CarCardControl } from '../controls/CarCardControl.tsx';
import { CarPickerControl } from '../controls/CarPickerControl.tsx';
import { CheckboxControl } from '../controls/CheckboxControl.tsx';
import { CheckboxesControl } from '../controls/CheckboxesControl.tsx';
import { ChoiceControl } from '../controls/ChoiceControl.tsx';
import { DateTimeControl } from '../controls/DateTimeControl.tsx';
import { EstimateControl } from '../controls/EstimateControl.tsx';
import { FiguresControl } from '../controls/FiguresControl.tsx';
import { FileControl } from '../controls/FileControl.tsx';
import { ValuationRangeControl, VehicleLookUpControl } from '../controls/LookUpControls.tsx';
import { PartsControl } from '../controls/PartsControl.tsx';
import { RadiosControl } from '../controls/RadiosControl.tsx';
import { StarsControl } from '../controls/StarsControl.tsx';
import { SuggestionsControl } from '../controls/SuggestionsControl.tsx';
import { TextControl } from '../controls/TextControl.tsx';
import { TimeSlotsControl } from '../controls/TimeSlotsControl.tsx';

type Control = ComponentType<{ field: FieldDefinition }>;

/** What draws each control that the field kinds name. A new control is a line here and a file in `controls/`. */
export const controls: Record<ControlName, Control | null> = {
	text: TextControl,
	textarea: TextControl,
	number: TextControl,
	money: TextControl,
	distance: TextControl,
	date: TextControl,
	'month-year': TextControl,
	'date-time': DateTimeControl,
	'time-slots': TimeSlotsControl,
	birthday: PartsControl,
	'full-name': PartsControl,
	address: PartsControl,
	tyres: PartsControl,
	choice: ChoiceControl,
	radios: RadiosControl,
	'radio-cards': RadiosControl,
	checkbox: CheckboxControl,
	'check-card': CheckboxControl,
	'terms-conditions': CheckboxControl,
	checkboxes: CheckboxesControl,
	suggestions: SuggestionsControl,
	stars: StarsControl,
	file: FileControl,
	hidden: null,
	button: ButtonControl,
	'car-card': CarCardControl,
	'car-picker': CarPickerControl,
	'finance-figures': FiguresControl,
	'finance-estimate': EstimateControl,
	'vehicle-look-up': VehicleLookUpControl,
	'valuation-range': ValuationRangeControl,
};
