<div class="price"><p>{{#if it.before }}<s class="price-before"><span class="sr-only">Was </span>{{ it.before }}</s>{{/if}}
<strong class="price-{{ it.kind }}">{{#if it.before }}<span class="sr-only">now </span>{{/if}}{{ it.text }}</strong>
{{#if it.basis }}<span class="price-basis">{{ it.basis }}</span>{{/if}}{{#if it.saving }}<span class="price-drop">{{ it.saving }}
</span>{{/if}}</p></div>
