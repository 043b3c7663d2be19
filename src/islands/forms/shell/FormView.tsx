import { FormikProvider, type useFormik } from 'formik';
import type { FormEvent, ReactNode, RefObject } from 'react';
import type { CarShown, FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import type { LeadFlow } from '../../../forms/flow/lead-flow.ts';
import { asksVehicle } from '../../../forms/flow/places-for.ts';
import { unfoldedFields } from '../../../forms/flow/vehicle-fold.ts';
import { shownFields } from '../../../forms/flow/visibility.ts';
import type { Wanted } from '../car/use-wanted.ts';
import type { AddressCar } from '../facts/address-car.ts';
import { StepFields } from '../fields/StepFields.tsx';
import { useChangedIn } from '../fields/use-changed.ts';
import { useFolding } from '../look-up/use-folding.ts';
import { markTyped } from '../sending/trap.ts';
import type { CaptchaState } from '../sending/use-captcha.ts';
import { CaptchaNote } from './CaptchaNote.tsx';
import { CarAsked } from './CarAsked.tsx';
import { CarWanted } from './CarWanted.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { EstimateAgain } from './EstimateAgain.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormProvider } from './form-context.ts';
import { ItemAsked } from './ItemAsked.tsx';
import { KeptNote } from './KeptNote.tsx';
import { toNextField } from './next-field.ts';
import { ReplyNote } from './ReplyNote.tsx';
import { StepProgress } from './StepProgress.tsx';
import { TimesAhead } from './TimesAhead.tsx';
import { VisitAgain } from './VisitAgain.tsx';

type Props = {
	/** Prefix of the ids of its elements. */
	id: string;
	site: FormsFile;
	form: FormDefinition;
	about: FormAbout;
	car: CarShown | null;
	pick: ((picked: AddressCar | null) => void) | null;
	formik: ReturnType<typeof useFormik<FormValues>>;
	flow: Pick<LeadFlow, 'step' | 'status'>;
	/** Only a form at work has these. */
	work?: {
		element: RefObject<HTMLFormElement | null>;
		honeypot: RefObject<HTMLInputElement | null>;
		wanted: Wanted;
		/** Not shown while its page says that it was sent. */
		isSent: boolean;
		captcha: CaptchaState;
		refusals: number;
		onSubmit: (event: FormEvent<HTMLFormElement>) => void;
		onFocus: () => void;
		back: () => void;
	};
	/** What is said below its buttons. */
	children?: ReactNode;
};

/** A form's step as a visitor sees it: the build draws it into a page, and the browser again in the same words. */
export function FormView({ id: prefix, site, form, about, car, pick, formik, flow, work, children }: Props) {
	const shown = shownFields({ form, settings: site.settings, values: formik.values }, [flow.step]);
	const folding = useFolding(shown, formik);
	const isChanged = useChangedIn(form, formik);
	/** Who asks about several cars has said what it is about. */
	const isSaid = (name: string) => name === 'category' && car?.all !== undefined;
	const fields = unfoldedFields(shown, folding).filter(({ name }) => !isSaid(name));
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		if (!folding.isAsked || !folding.find.current) return work?.onSubmit(event);
		event.preventDefault();
		folding.find.current();
	};
	const finder = fields.find(({ component }) => component === 'vehicleLookUp');
	/** The build has drawn this step into its page: what came later would move it. */
	const isDrawn = flow.step === 0 && pick !== null;
	const isLast = form.steps.at(-1)?.id === flow.step;
	const busy = flow.status === 'submitting' || flow.status === 'success';
	const id = (key: string) => `${prefix}-${key.replace(/[^\w-]+/g, '_')}`;
	const [last, wanted] = [fields.at(-1)?.name ?? '', work?.wanted ?? null];
	const back = flow.step > 0 && work ? work.back : null;
	return (
		<FormikProvider value={formik}>
			<FormProvider value={{ id, site, form, about, car, pick, wanted, folding, last, isChanged }}>
				<form
					ref={work?.element}
					className="form"
					hidden={work?.isSent}
					// Sent before any script is there, it goes nowhere: what is typed is not in an address.
					method="dialog"
					noValidate
					aria-label={form.title}
					onSubmit={work && onSubmit}
					onFocus={work?.onFocus}
					onKeyDown={toNextField}
				>
					{car && !fields.some(({ component }) => showsCar(component, pick !== null)) && (
						<CarAsked
							car={car}
							{...(asksVehicle(form) && { label: localiseText('Your trade-in goes towards', site.settings.locale) })}
						/>
					)}
					{form.text && <p>{form.text}</p>}
					{form.steps.length > 1 && <StepProgress flow={flow} />}
					{!car && <CarWanted fields={fields} />}
					<ItemAsked fields={fields} />
					<TimesAhead step={flow.step} />
					<EstimateAgain step={flow.step} />
					<VisitAgain step={flow.step} />
					{!folding.isAsked && <ErrorSummary key={work?.refusals ?? 0} step={flow.step} />}
					<div className="form-fields">
						<StepFields fields={fields} />
					</div>
					<Honeypot input={work?.honeypot} />
					<CaptchaNote state={work?.captcha ?? 'idle'} />
					<KeptNote step={flow.step} />
					{isLast && !isDrawn && <ReplyNote />}
					<FormButtons
						busy={busy}
						finding={folding.isAsked ? { text: finder?.label ?? '', isBusy: folding.isBusy } : null}
						submit={isLast ? form.submit : 'Continue'}
						back={back}
					/>
					{children}
				</form>
			</FormProvider>
		</FormikProvider>
	);
}

/** Whether a field draws the car that the form is about. */
const showsCar = (component: string | undefined, canPick: boolean): boolean =>
	component === 'carCard' || (component === 'carPicker' && canPick);

/** A field that people do not see and programs fill in. */
function Honeypot({ input }: { input: RefObject<HTMLInputElement | null> | undefined }) {
	return (
		<p className="form-trap" aria-hidden="true">
			<label>
				Leave this empty
				<input
					ref={input}
					type="text"
					name="website"
					tabIndex={-1}
					autoComplete="off"
					onKeyDown={({ currentTarget }) => markTyped(currentTarget)}
				/>
			</label>
		</p>
	);
}
