// Its imports are the measures; each prints its verdicts and fails the run when a budget is exceeded.
import '../bench/main.ts'
