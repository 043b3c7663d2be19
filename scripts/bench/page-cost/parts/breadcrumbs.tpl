<nav aria-label="Breadcrumb" class="breadcrumbs"><ol>{{#each it.before as step }}<li><a href="{{ step.path }}">{{ step.name }}</a>
</li>{{/each}}<li><span aria-current="page">{{ it.last }}</span></li></ol></nav>
