<div class="finance card" data-finance="{{ it.json }}"><div class="finance-panes"><fieldset class="finance-form">
<legend class="sr-only">Loan</legend>{{> choices it.frequency }}<div class="finance-fields">{{#each it.fields as one }}
{{> field one }}{{/each}}</div>{{> choices it.term }}</fieldset><div class="finance-result"><output aria-live="polite"><strong>
{{ it.repayment }}</strong><span class="finance-rates"><span>{{ it.rate }}</span> </span></output><ul>{{#each it.parts as part }}
<li>{{ part.text }}</li>{{/each}}</ul>
<a class="button button-primary" href="{{ it.applyurl }}" data-finance-apply="true">Apply with these figures</a>
<div class="finance-notes"><p>{{ it.note }}</p></div></div></div></div>
