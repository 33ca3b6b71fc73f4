// npm run train-tagger: trains the models of French on the treebanks of letter-craft/data, and writes them there.
import '../letter-craft/training/train-tagger.ts'
