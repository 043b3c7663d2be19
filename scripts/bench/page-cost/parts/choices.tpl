<fieldset class="finance-choices finance-{{ it.name }}"><legend class="{{ it.legendclass }}">{{ it.legend }}</legend><div>
{{#each it.values as value }}<label>
<input type="radio" name="{{ it.name }}" value="{{ value.value }}" aria-label="{{ value.said }}"{{#if value.chosen }} checked=""{{/if}}>
<span>{{ value.label }}</span></label>{{/each}}</div></fieldset>
